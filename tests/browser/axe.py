"""What axe says of a page, once its colours stand still."""

from axe_playwright_python.sync_playwright import Axe

# Whatever moves without end is left alone; for all else one waits until it is where it goes.
_SETTLED = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  await frame();
  await frame();
  const moving = document.getAnimations()
    .filter(each => Number.isFinite(each.effect.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(each => each.finished));
}"""


def serious(page):
    """What axe finds serious or critical on the page, each with the first three places."""
    page.evaluate(_SETTLED)
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['help']} {[node['target'] for node in each['nodes']][:3]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]
