/**
 * Subitems of the national list of services, each with its number of national codes where it has more than one.
 * Source: Anexo I v1.01 (2026-02-09), sheet MUN.INCID_INFO.SERV.
 */
const SUBITEMS =
  '0101 0102 0103:2 0104 0105 0106 0107 0108 0109:2 0201 0302 0303:5 0304:3 0305 0401:2 0402:5 0403:3 0404 0405 0406 0407 ' +
  '0408:3 0409 0410 0411 0412 0413 0414 0415 0416 0417:4 0418 0419 0420 0421 0422 0423 0501:2 0502:2 0503 0504 0505 0506 ' +
  '0507 0508 0509 0601 0602 0603 0604 0605 0606 0701:6 0702:2 0703:2 0704 0705:2 0706:2 0707 0708 0709:2 0710:2 0711:2 ' +
  '0712 0713 0716 0717 0718 0719 0720:3 0721 0722 0801:2 0802 0901:4 0902:2 0903 1001:5 1002:2 1003 1004:3 1005:2 1006 ' +
  '1007 1008 1009 1010 1101:2 1102 1103 1104:2 1105 1201 1202 1203 1204 1205 1206 1207 1208 1209:3 1210 1211 1212 1213 ' +
  '1214 1215 1216 1217 1302 1303 1304 1305 1401 1402 1403 1404 1405 1406 1407 1408 1409 1410 1411 1412 1413:2 1414:4 ' +
  '1501:5 1502:8 1503:8 1504 1505:5 1506:8 1507:4 1508:4 1509 1510:5 1511 1512 1513:6 1514:3 1515:2 1516:2 1517:3 1518:5 ' +
  '1601:4 1602 1701:2 1702:5 1703:3 1704 1705 1706 1708 1709 1710:2 1711:2 1712 1713 1714 1715 1716 1717 1718 1719 1720 ' +
  '1721 1722 1723 1724 1725 1801:3 1901:2 2001 2002 2003 2101 2201 2301:2 2401:2 2501 2502:2 2503 2504 2505 2601:2 2701 ' +
  '2801 2901 3001:2 3101:4 3201 3301 3401 3501:3 3601 3701 3801 3901 4001';

const CODES: ReadonlySet<string> = new Set(
  SUBITEMS.split(' ').flatMap((entry) => {
    const [subitem, codes = '1'] = entry.split(':');
    return Array.from({ length: Number(codes) }, (_, at) => `${subitem}${String(at + 1).padStart(2, '0')}`);
  }),
);
/** Services outside the list: without ISSQN and ICMS, and those that notes add from NT 005/2025 on, whose list is open. */
const OUTSIDE = /^99(?:0101|0[2-9]\d\d)$/;

/** False for a cTribNac that is not in the national list. */
export const isNationalService = (code: string): boolean => CODES.has(code) || OUTSIDE.test(code);
/** Number of codes of the list, without those outside it. */
export const NATIONAL_SERVICES = CODES.size;

/** Subitems whose ISSQN is due where the service is done. Source: the same sheet, LP. */
const AT_PLACE: ReadonlySet<string> = new Set(
  (
    '0304 0305 0702 0704 0705 0709 0710 0711 0712 0716 0717 0718 0719 1101 1102 1104 1201 1202 1203 1204 1205 1206 1207 1208 ' +
    '1209 1210 1211 1212 1214 1215 1216 1217 1414 1601 1602 1710 2001 2002 2003 2201'
  ).split(' '),
);
/** Fornecimento de mão de obra. Source: the same sheet, ET. */
const AT_TAKER = '1705';
/** 20.01 is never done at sea; every other service there is due where the provider is. Source: LC 116/2003, art. 3º, § 3º. */
const PORT = '2001';
const AT_SEA = '0000000';

/** Place where the ISSQN of a service is due. */
export type Incidence = 'provider' | 'place' | 'taker';
/** @param place cLocPrestacao; '' abroad */
export function incidenceOf(code: string, place: string): Incidence {
  const subitem = code.slice(0, 4);
  if (place === AT_SEA && subitem !== PORT) return 'provider';
  if (AT_PLACE.has(subitem)) return 'place';
  return subitem === AT_TAKER ? 'taker' : 'provider';
}

/** Services of works, whose DPS has the site. Source: text of E0370. */
export const WORKS: ReadonlySet<string> = new Set(
  '070201 070202 070401 070501 070502 070601 070602 070701 070801 071701 071901 141403 141404'.split(' '),
);
/** Codes that may bear less than two percent of ISSQN. Source: text of E0429. */
export const LOW_BURDEN: ReadonlySet<string> = new Set(
  (
    '042201 042301 050901 070201 070202 070501 070502 090201 090202 100101 100102 100103 100104 100105 100201 100202 100301 ' +
    '100401 100402 100403 100501 100502 100601 100701 100801 100901 101001 150101 150102 150103 150104 150105 151001 151002 ' +
    '151003 151004 151005 160101 160102 160103 160104 160201 170501 170601 171001 171002 171101 171102 171201 210101 250301'
  ).split(' '),
);
/** Services from which an ME or EPP taxed by the Simples may deduct. Source: text of E0441. */
export const SIMPLES_DEDUCTIONS: ReadonlySet<string> = new Set([
  ...[...LOW_BURDEN].filter((code) => !code.startsWith('1601')),
  '060101',
  '060201',
]);
