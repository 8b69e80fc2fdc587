/**
 * Rejections that the table of classes cannot separate by their texts, by type. The rest of those that the document
 * decides bind every authority. Sources: MOC 7.0 Anexo I with its notes (columns Modelo and Aplic.), NT 2023.001, 2024.001,
 * 2025.002 v1.52, 2026.002 v1.11, 2026.005 to 2026.008.
 */

/** Reasons why a rejection is not counted: it concerns the other model, nothing that a caller writes, a table that is not loaded here, or a rule of a later day, of some UFs, or read in its message alone. */
export type Doubt = 'otherModel' | 'outside' | 'table' | 'future' | 'optional' | 'unread';

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Rules of one model alone. */
const ONLY: Readonly<Record<string, ReadonlySet<string>>> = {
  nfe: codes(
    '157 158 159 161 162 166 167 175 210 211 228 254 255 269 288 315 317 318 319 320 321 322 327 328 329 332 334 335 338 ' +
      '339 340 342 343 344 345 346 347 349 350 354 355 356 359 360 362 363 373 375 376 379 393 403 407 436 451 467 468 478 ' +
      '504 505 506 507 508 510 520 521 522 523 524 525 526 527 529 552 582 584 597 598 599 600 626 672 678 679 681 682 ' +
      '683 691 692 694 695 697 698 699 701 710 711 713 719 721 724 726 728 745 748 768 771 772 773 793 794 797 815 816 817 841 ' +
      '842 843 845 846 847 848 849 853 856 858 864 868 873 905 908 909 922 924 947 948 971 1001 1002 1003 1009 1010 1027 ' +
      '1038 1039 1042 1048 1057 1072 1107 1124 1129 1130 1133 1136 1140 1141 1142 1144 1145 1152 1154 1155 1156 1157 1158 ' +
      '1159 1160 1161 1162 1164 1167 1168 1171 1174 1179 1189 1281',
  ),
  nfce: codes(
    '156 220 378 384 391 396 398 399 462 463 464 702 709 712 714 729 730 734 735 750 751 752 754 767 769 779 785 ' +
      '786 788 789 796 814 857 878 899 949 950 1006 1153 1165',
  ),
};

/** Nothing that a caller can write: revoked rules, older layouts (SCAN, DPEC, CT-e), notes of the tax authority itself, texts that the platform writes, keys, queries and events. */
const OUTSIDE = codes(
  '212 219 221 224 226 227 236 247 249 250 253 268 289 315 316 369 370 373 393 394 395 397 403 405 406 407 436 450 451 467 ' +
    '468 480 481 482 484 486 487 490 496 502 507 526 546 548 561 562 570 571 584 598 614 615 616 617 618 619 632 633 657 ' +
    '658 672 691 692 713 722 723 768 775 776 796 823 827 828 829 830 831 883 961 963 965 977 978 1022 1033 ' +
    '1074 1079 1095 1096 1097 1098 1099 1100 1101 1104 463 464 398 399 878 317 322 ',
);
/** A published table decides, and it is not loaded here: codes of the RFB, of the BACEN, of the ANP, of units, vehicles, services, benefits and of the FCP by UF. */
const TABLE = codes(
  '362 387 660 739 747 817 841 842 843 844 874 875 908 928 930 931 941 959 960 970 1043 1059 1070 1071 1108 1109 1125 1126 1127 ' +
    '1128 1148 1149',
);
/** Without a day in production, or with one that is still to come. */
const FUTURE = codes(
  '329 335 339 341 347 349 734 735 779 847 849 949 950 975 1004 1011 1012 1013 1014 1016 1017 1018 1019 1075 1094 1103 1105 1116 ' +
    '1137 1277 1278',
);
/** A UF may leave it out, or sets what it means. */
const OPTIONAL = codes(
  '318 319 320 702 922 305 306 340 350 360 378 384 386 592 712 737 751 785 850 864 898 900 906 938 962 964 966',
);
/** The condition was read in the message alone. */
const UNREAD = codes('167 175 374 744 767 769 840 845 846 848 872 907 1008 1166 1167 9302');

/**
 * The same of the other types of the portal. Outside: keys, QR Codes, EPEC and routes, which the platform makes. Optional: the
 * technical responsible, by parameter of a UF.
 */
const PORTAL: Readonly<Record<string, Readonly<Partial<Record<Doubt, ReadonlySet<string>>>>>> = {
  cte: {
    outside: codes('225 226 227 247 253 515 516 640 641 642 643 644 645 646 647 648 649 850 851 852 853 854'),
    optional: codes('867 868'),
    unread: codes('1051 1052 1053'),
  },
  mdfe: {
    outside: codes('226 227 247 253 462 480 481 482 488 611 686'),
    future: codes('523'),
    optional: codes('720 721'),
    unread: codes('454 457 541 578 741'),
  },
  nfcom: {
    outside: codes('226 227 247 253 464 465 469 470'),
    optional: codes('475'),
    unread: codes('262 263 265 266 268 269 277 278 288 418 434'),
  },
  dce: { outside: codes('226 227 247 253') },
};
const DOUBTS: readonly Doubt[] = ['outside', 'table', 'future', 'optional', 'unread'];

/** Null for a rejection that binds every authority, as far as was read. */
export function doubtOf(type: string, code: string): Doubt | null {
  if (type !== 'nfe' && type !== 'nfce')
    return DOUBTS.find((doubt) => PORTAL[type]?.[doubt]?.has(code) === true) ?? null;
  if (ONLY[type === 'nfe' ? 'nfce' : 'nfe']?.has(code) === true) return 'otherModel';
  if (OUTSIDE.has(code)) return 'outside';
  if (TABLE.has(code)) return 'table';
  if (FUTURE.has(code)) return 'future';
  if (OPTIONAL.has(code)) return 'optional';
  return UNREAD.has(code) ? 'unread' : null;
}
