import { createHash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import type { DirectorsList, InBoth, ListedDirector } from './directors-list';
import { registerFonts, setLine, type Type } from './set-text';

/** Places on a page of A4, in points. */
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const HEIGHT = 841.89 - 2 * MARGIN;
const COLUMN = 92;

const INK = '#1a1f2b';
const QUIET = '#5a6270';
const LINE = '#c9ced6';

/** Heights of what stands below one another, before they are made to fit the page. */
const STEP = { head: 116, group: 30, director: 29, heading: 44, columns: 30, row: 19, foot: 20 };

let remembered: { digest: string; file: Promise<DirectorsPdf> } | undefined;

export interface DirectorsPdf {
  body: Buffer<ArrayBuffer>;
  digest: string;
}

/** The list of directors as one page of A4, drawn once for as long as it says the same. */
export function directorsPdf(list: DirectorsList): Promise<DirectorsPdf> {
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22);
  if (remembered?.digest === digest) return remembered.file;
  const made = { digest, file: draw(list).then((body) => ({ body, digest })) };
  remembered = made;
  made.file.catch(() => {
    if (remembered === made) remembered = undefined;
  });
  return made.file;
}

async function draw(list: DirectorsList): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    // Every line is placed by its coordinates; PDFKit must not start a new page.
    margin: 0,
    lang: 'zh-Hant',
    displayTitle: true,
    info: {
      Title: list.title.join(' '),
      Author: list.company.join(' '),
      // The same board gives the same bytes.
      CreationDate: new Date(list.day ?? 0),
    },
  });
  const ended = bytesOf(pdf);
  await registerFonts(pdf, textsOf(list));
  new Page(pdf, scaleFor(list)).all(list);
  pdf.end();
  return ended;
}

async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** Every text of the list, wherever it stands. */
function textsOf(list: unknown): string[] {
  if (typeof list === 'string') return [list];
  return typeof list === 'object' && list !== null ? Object.values(list).flatMap(textsOf) : [];
}

const isOnCommittee = ({ seats }: ListedDirector) => seats.some((seat) => seat !== null);

/** A large board is set smaller, so that the list stays on one page. */
function scaleFor({ groups, committees }: DirectorsList): number {
  const directors = groups.flatMap((group) => group.directors);
  const rows = directors.filter(isOnCommittee).length;
  const table = committees.length > 0 ? STEP.heading + STEP.columns + rows * STEP.row : 0;
  const due = STEP.head + groups.length * STEP.group + directors.length * STEP.director + table + STEP.foot;
  return Math.min(1, HEIGHT / due);
}

/** A page that is filled from its top. */
class Page {
  private y = MARGIN;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly scale: number,
  ) {}

  all(list: DirectorsList): void {
    this.head(list);
    for (const { name, directors } of list.groups) {
      this.group(name);
      for (const director of directors) this.director(director);
    }
    if (list.committees.length > 0) this.committees(list);
  }

  private head({ title, company, code, since, sample }: DirectorsList): void {
    this.line(`${company[0]} ${company[1]}`, 12, { size: 10, bold: true });
    this.line([...code, ...(sample ?? [])].join(' · '), 26, { size: 8.5 }, QUIET);
    this.line(title[0], 54, { size: 17, bold: true });
    this.line(title[1], 73, { size: 12, bold: true });
    if (since) this.line(since[0], 92, { size: 8.5 }, QUIET);
    if (since) this.line(since[1], 104, { size: 8.5 }, QUIET);
    this.y += STEP.head * this.scale;
  }

  private group(name: InBoth): void {
    this.line(`${name[0]} ${name[1]}`, 22, { size: 9.5, bold: true });
    this.rule(27);
    this.y += STEP.group * this.scale;
  }

  /** The name to the left, the role in both languages beside it. */
  private director({ name, role }: ListedDirector): void {
    const half = WIDTH * 0.4;
    this.line(name[0], 11, { size: 10 }, INK, 0, half - 12);
    this.line(name[1], 23, { size: 9 }, INK, 0, half - 12);
    this.line(role[0], 11, { size: 9 }, INK, half, WIDTH - half);
    this.line(role[1], 23, { size: 9 }, INK, half, WIDTH - half);
    this.y += STEP.director * this.scale;
  }

  private committees({ heading, director, committees, groups }: DirectorsList): void {
    this.line(`${heading[0]} ${heading[1]}`, 36, { size: 11, bold: true });
    this.y += STEP.heading * this.scale;
    const names = WIDTH - committees.length * COLUMN;
    this.line(`${director[0]} ${director[1]}`, 10, { size: 8.5, bold: true }, QUIET, 0, names - 12);
    for (const [index, [chinese, english]] of committees.entries()) {
      const left = names + index * COLUMN;
      this.line(chinese, 10, { size: 8.5 }, QUIET, left, COLUMN - 8);
      this.line(english, 21, { size: 7.5 }, QUIET, left, COLUMN - 8);
    }
    this.rule(27);
    this.y += STEP.columns * this.scale;
    for (const { name, seats } of groups.flatMap(({ directors }) => directors.filter(isOnCommittee))) {
      this.line(`${name[0]} ${name[1]}`, 11, { size: 9 }, INK, 0, names - 12);
      for (const [index, seat] of seats.entries()) {
        if (seat) this.line(`${seat[0]} ${seat[1]}`, 11, { size: 9 }, INK, names + index * COLUMN, COLUMN - 8);
      }
      this.rule(17);
      this.y += STEP.row * this.scale;
    }
  }

  /** @param down from where the page is filled to @param left from the margin; both before they are made to fit */
  private line(text: string, down: number, { size, bold }: Type, colour = INK, left = 0, width = WIDTH - left): void {
    this.pdf.fillColor(colour);
    const at = { x: MARGIN + left, y: this.y + down * this.scale, width };
    setLine(this.pdf, text, at, { size: size * this.scale, bold });
  }

  private rule(down: number): void {
    const y = this.y + down * this.scale;
    this.pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
  }
}
