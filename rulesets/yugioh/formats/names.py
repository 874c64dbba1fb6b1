"""Cards that count as another name: what the copy rule and the lists fold together.

The pool gives every card its copy-count key; this table is for lists, which name passwords.
"""

from __future__ import annotations

from typing import Final

# Head of the class -> its name and the passwords that count as it (YGO-922).
NAME_CLASSES: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    5405694: ("Black Luster Soldier", (10000100,)),
    13331639: ("Supreme King Z-ARC", (6218704,)),
    22702055: ("Umi", (295517, 2819435, 26534688, 34103656)),
    24094653: ("Polymerization", (27847700, 74335036)),
    30243636: ("Hungry Burger", (28306253,)),
    46986414: ("Dark Magician", (36996508,)),
    56840427: ("Number C39: Utopia Ray", (68679595, 75402014)),
    68468459: ("Fallen of Albaz", (73819701,)),
    76812113: ("Harpie Lady", (27927359, 54415063, 80316585, 91932350)),
    80321197: ("Crimson Blader", (3294539,)),
    85066822: ("Water Dragon", (82616239,)),
}
HEAD: Final = {member: head for head, (_, all_) in NAME_CLASSES.items() for member in all_}

# Two records of one printed name.
SAME_CARD: Final = {10000100: 5405694, 27847700: 24094653, 36996508: 46986414}

# "Also treated as": whether the copies count together is not settled (YF-009).
DOUBTFUL: Final[dict[int, str]] = {
    78734254: "Neo-Spacian Aqua Dolphin",
    13857930: "Neo-Spacian Glow Moss",
    1784686: "Legendary Dragon Timaeus",
    11082056: "Legendary Dragon Critias",
    46232525: "Legendary Dragon Hermos",
}
DOUBTFUL_NAMES: Final = frozenset(DOUBTFUL.values())
