import { typography } from "./polish-typography";

const shown = (text: string) => typography(text).replaceAll("\u00a0", "~");

test.each([
  [
    "keeps one-letter words with the next word",
    "Trawa z rolki i z siewu",
    "Trawa z~rolki i~z~siewu",
  ],
  ["also at the start and after a bracket", "W cieniu (i w słońcu)", "W~cieniu (i~w~słońcu)"],
  ["also after a quote", "hasło „w cieniu”", "hasło „w~cieniu”"],
  ["leaves letters inside words alone", "kawa owsa", "kawa owsa"],
  [
    "keeps numbers with their units",
    "do 38 cm, 10 000 m² i 2% albo 15 lat",
    "do 38~cm, 10~000~m² i~2% albo 15~lat",
  ],
  [
    "keeps the abbreviations of law with what they name, and megabytes with their number",
    "art. 6 ust. 1 lit. a RODO, § 113, pkt 3b, nr 5, Dz.U. poz. 24, do 8 MB",
    "art.~6~ust.~1~lit.~a~RODO, §~113, pkt~3b, nr~5, Dz.U. poz.~24, do 8~MB",
  ],
  ["does not take the end of a word for an abbreviation", "start 5 i trust 1", "start 5 i~trust 1"],
  [
    "keeps a number with each unit",
    "5 ha 6 zł 7 gr 8 °C 9 szt. 3 dni 2 lata 1999 r. 4 godz. 5 min 6 s 7 kB 8 ar 9 arów 2 ary",
    "5~ha 6~zł 7~gr 8~°C 9~szt. 3~dni 2~lata 1999~r. 4~godz. 5~min 6~s 7~kB 8~ar 9~arów 2~ary",
  ],
  [
    "keeps a number with its length, area, volume or weight",
    "1 mm 2 cm 3 m 4 km 5 mm² 6 cm² 7 m² 8 km² 9 m³ 1 kg 2 g 3 t 4 l 5 %",
    "1~mm 2~cm 3~m 4~km 5~mm² 6~cm² 7~m² 8~km² 9~m³ 1~kg 2~g 3~t 4~l 5~%",
  ],
  [
    "keeps each one-letter word, large or small",
    "A a I i O o U u W w Z z x",
    "A~a~I~i~O~o~U~u~W~w~Z~z~x",
  ],
  ["parts digits that are no thousands", "2 5000 i 12 34", "2 5000 i~12 34"],
  [
    "keeps the parts of a paragraph of law",
    "art. 6a ust. 1 lit. b pkt 3",
    "art.~6a~ust.~1~lit.~b pkt~3",
  ],
  ["starts no line with a long dash, either", "wycena — bezpłatna", "wycena~— bezpłatna"],
  ["does not take the start of a word for a unit", "5 mostków i 3 małe", "5 mostków i~3 małe"],
  ["keeps phone numbers in one piece", "+48 500 100 200", "+48~500~100~200"],
  ["starts no line with a dash", "wycena – bezpłatna", "wycena~– bezpłatna"],
  ["leaves quotes and dashes as written", "„Bór” - 'las'", "„Bór” - 'las'"],
])("%s", (_, given, expected) => {
  expect(shown(given)).toBe(expected);
});
