"""Files of rulings that are malformed, and what is said of them."""

MELDS = '[[case]]\nid = "X1"\nkind = "melds"\ntable = "modern"\ntrump = "S"\nhand = "AS"\n'
AUCTION = '[[case]]\nid = "X1"\nkind = "auction"\n'
SETTLE = '[[case]]\nid = "X1"\nkind = "settle"\nbid = 300\nbidder_melds = 1\ndefender_melds = 1\n'
CHIPS = '[[case]]\nid = "X1"\nkind = "chips"\nbid = 300\ntrump = "S"\nbidder = 1\n'
END = '[[case]]\nid = "X1"\nkind = "game_end"\n'

# A malformed text -> what is said of it after the name of the file.
MALFORMED = {
    "[[case": "the file is not TOML",
    "": "there is no case in it",
    "case = 3": "there is no case in it",
    "case = [3]": "case 1: field case: ",
    'other = 1\n[[case]]\nid = "X1"': "unknown field 'other'",
    '[[case]]\nkind = "melds"': "case 1: field id: ",
    '[[case]]\nid = "X1"': "case X1: field kind: it is missing; there are melds",
    '[[case]]\nid = "X1"\nkind = "magic"': "case X1: field kind: it is 'magic'",
    MELDS: "case X1: field points: it is missing",
    MELDS + 'points = "1"': "case X1: field points: this must be a whole number, not a text",
    MELDS + "points = 1\ncolour = 2": "case X1: field colour: a case of kind melds has no such",
    MELDS.replace("AS", "1S") + "points = 1": "case X1: field hand: '1S' is not a card",
    MELDS.replace('"S"', '"X"') + "points = 1": "case X1: field trump: 'X' is not a suit",
    MELDS.replace("modern", "none") + "points = 1": "case X1: field table: melds.table cannot be",
    MELDS + "points = 1\noptions = { a = 1 }": "case X1: field options: there is no option 'a'",
    MELDS + "points = 1\noptions = { head = 1 }": "case X1: field options: play.head cannot be '1'",
    MELDS + "points = 1\noptions = { a = 1.5 }": "this must be true/false, a whole",
    (MELDS + "points = 0\n") * 2: "case X1: field id: another case",
    AUCTION + 'calls = ["X"]\nresult = "redeal"': "case X1: field calls: call 0 is 'X'",
    AUCTION + 'calls = []\nresult = "who knows"': "case X1: field result: it is 'who knows'",
    AUCTION + 'calls = []\nresult = "redeal"\nplayers = 7': "case X1: field players: ",
    AUCTION + 'calls = []\nresult = "redeal"\nvariant = "two_hand"': "case X1: field variant: ",
    SETTLE + "score = [1, 2]": "case X1: field bidder_tricks: it is missing",
    SETTLE + "score = [1]\nbidder_tricks = 0": "case X1: field score: ",
    SETTLE + "score = [1, 2]\nbidder_tricks = 260": "case X1: field bidder_tricks: all tricks",
    SETTLE + "score = [1, 2]\nbidder_tricks = 0\nplayed = false": "case X1: field played: ",
    SETTLE + "score = [1, 2]\nbidder_tricks = 0\ndefender_rounds = -1": "field defender_rounds",
    CHIPS + 'made = true\nvariant = "modern"': "case X1: field variant: modern is not settled in",
    CHIPS + "made = true\nconceded = true": "case X1: field conceded: ",
    CHIPS + "made = true\npot = -1": "case X1: field pot: ",
    CHIPS + 'made = true\noptions = { points_mode = "bid" }': "case X1: field variant: ",
    END + 'before = [1]\ndeal = [1, 2]\nresult = "go on"': "case X1: field before: ",
    END + 'before = [1, 2]\ndeal = [1, 2]\nresult = "go on"\nbidder = 2': "field bidder: ",
    END + 'before = [1, 2]\ndeal = [1, 2]\nresult = "stop"': "case X1: field result: ",
    '[[case]]\nid = "X1"\nkind = "winner"\ntrump = ""\ntrick = ""\nwinner = 0': "field trick: ",
    '[[case]]\nid = "X1"\nkind = "winner"\ntrump = ""\ntrick = "AS"\nwinner = 1': "field winner: ",
    '[[case]]\nid = "X1"\nkind = "legal"\ntrump = ""\ntrick = "AS"\nhand = "9S"\nlegal = "TS"': (
        "case X1: field legal: TS is not in the hand"
    ),
    '[[case]]\nid = "X1"\nkind = "melds_in_turn"\nvariant = "modern"\ntrump = "S"\nhand = "AS"\n'
    "tricks = 1\nbest = 0": "case X1: field variant: modern has no stock",
}
