import { closest } from 'fastest-levenshtein';
import { canonicalJson } from '../content-folder/canonical';
import { sharedWith } from '../content-folder/judge';
import { isFiled } from '../content-folder/kinds';
import type { CompanyContent, ContentEntry } from '../content-folder/model';
import type { FiguresFile } from '../content-folder/schemas';
import { type Releasable, releasable } from '../content-folder/windows';
import { ANNOUNCED_PARTS, announcedParts, tellsOf } from './announced';
import { PARTS, type PartName } from './company';
import { isOut, type Planned, type Published, planOf, type SoundFolder, withBundles } from './plan';
import type { EntryOrder, Publication } from './publish';

/** What whoever publishes asks for. */
export interface Order {
  /** Entries and parts to be released; without any, all that is new or changed and may be released. */
  ids: readonly string[];
  /** How the Exchange has the one filing that is named, where its file does not say. */
  exchange?: ContentEntry['exchange'];
  /** Why it is released outside of the Exchange's windows. */
  outsideWindow?: string;
}

/** What is not released, and why. */
export interface HeldBack {
  id: string;
  because: string;
  /** When it may be, in ms, as far as that is known. */
  until?: number;
}

export interface Prepared {
  publication: Publication;
  /** What was asked for by its id and may not be: then nothing is published. */
  refused: HeldBack[];
  /** What waits, where nothing was asked for by its id. */
  heldBack: HeldBack[];
}

/**
 * What a release publishes, judged by what the public has and by the gate of the Exchange. Pure.
 *
 * @param now in ms
 */
export function prepareRelease(folder: SoundFolder, published: Published, order: Order, now: number): Prepared {
  const plan = planOf(folder, published);
  const isAsked = order.ids.length > 0;
  const chosen = isAsked
    ? withBundles(order.ids, plan)
    : plan.filter(({ step }) => ['release', 'change', 'correct'].includes(step));
  const refused = order.ids
    .filter((id) => !plan.some((planned) => planned.id === id))
    .map((id) => ({ id, because: unknownId(id, plan) }));
  const needing = chosen.filter(({ entry, step }) => entry && isFiled(entry) && step === 'release' && !entry.exchange);
  if (order.exchange && needing.length > 1) {
    const because = 'Each document has a number of its own at the Exchange: write it into its entry.yaml, as exchange.';
    return { publication: {}, refused: needing.map(({ id }) => ({ id, because })), heldBack: [] };
  }
  const judged = withFiguresWaiting(
    chosen.map((planned) => ({ planned, back: whyNot(planned, order, now) ?? twiceFiled(planned, order, published) })),
    folder.company,
    published,
  );
  const waiting = judged.flatMap(({ planned, back }) => (back ? [{ ...back, id: planned.id }] : []));
  const free = goingOf(judged);
  const entries = free.flatMap(({ planned: { entry, step } }): EntryOrder[] => {
    if (entry === undefined || step === 'none') return [];
    const exchange = entry.exchange ?? (isFiled(entry) ? order.exchange : undefined);
    const { outsideWindow } = order;
    return [
      { entry: { ...entry, ...(exchange && { exchange }) }, ...(outsideWindow && isFiled(entry) && { outsideWindow }) },
    ];
  });
  const parts = partsOf(
    folder.company,
    published,
    free.flatMap(({ planned }) => planned.part ?? []),
    entries,
  );
  return {
    publication: { entries, ...(Object.keys(parts).length > 0 && { parts }) },
    refused: isAsked ? [...refused, ...waiting] : [],
    heldBack: isAsked ? [] : waiting,
  };
}

function unknownId(id: string, plan: readonly Planned[]): string {
  const nearest =
    plan.length > 0
      ? closest(
          id,
          plan.map((planned) => planned.id),
        )
      : undefined;
  return `There is no such entry in the content folder${nearest === undefined ? '.' : `: is ${nearest} meant?`}`;
}

/** Holds back what the public has already under another name: a filing never goes again. */
function twiceFiled({ entry, step, id }: Planned, { exchange }: Order, { releases }: Published): HeldBack | undefined {
  if (entry === undefined || step !== 'release') return undefined;
  const others = [...releases.values()].flatMap((each) => (each.withdrawnAt === undefined ? [each.entry] : []));
  const known = entry.exchange ?? exchange;
  const because = sharedWith({ ...entry, ...(known && { exchange: known }) }, others);
  return because === undefined ? undefined : { id, because };
}

function whyNot(
  { entry, step, id, release }: Planned,
  { exchange, outsideWindow }: Order,
  now: number,
): HeldBack | undefined {
  if (step === 'correct') {
    return {
      id,
      because: `It is published and differs now. To say so to the public: npm run publish -- correct ${id} --because "…".`,
    };
  }
  if (step === 'withdrawn')
    return { id, because: 'It was withdrawn and stays so: give what takes its place a name of its own.' };
  if (step === 'missing') return { id, because: 'The folder has it no more; to take it away: publish withdraw.' };
  const shown = release?.entry.exchange;
  if (step === 'none' && exchange && shown && exchange.id !== shown.id) {
    const because = `It is published with the number ${shown.id}. To change that write exchange into its entry.yaml, then: correct ${id} --because "…".`;
    return { id, because };
  }
  if (entry === undefined || step === 'none') return undefined;
  const gate: Releasable = releasable(entry, exchange, now);
  if (gate.may || (gate.gate === 'window' && outsideWindow !== undefined)) return undefined;
  return { id, because: gate.because, ...(gate.until !== undefined && { until: gate.until }) };
}

interface Judged {
  planned: Planned;
  back: HeldBack | undefined;
}

/** Holds back what shows figures of a document that nobody has yet: a story would tell of results before they are out. */
function withFiguresWaiting(judged: readonly Judged[], company: CompanyContent, published: Published): Judged[] {
  const going = new Set(goingOf(judged).map(({ planned }) => planned.id));
  const after = judged.map(({ planned, back }) => {
    const { entry, step, id } = planned;
    const period = step === 'none' ? undefined : (entry?.items.zt.figures as FiguresFile | undefined)?.period;
    const document = company.figures.find((figures) => figures.period === period)?.document;
    if (back || document === undefined || document === id || going.has(document) || isOut(published)(document)) {
      return { planned, back };
    }
    const because = `Its figures are from ${document}, which is not published: release that first, or both as one bundle.`;
    return { planned, back: { id, because } };
  });
  // What waits now may be of a bundle, with a document that another one's figures are from.
  return goingOf(after).length === going.size ? after : withFiguresWaiting(after, company, published);
}

/** What may go: of a bundle nothing, where one of it may not. */
function goingOf(judged: readonly Judged[]): Judged[] {
  const heldBundles = new Set(judged.flatMap(({ planned, back }) => (back && planned.entry?.bundle) || []));
  return judged.filter(
    ({ planned, back }) => !back && !(planned.entry?.bundle && heldBundles.has(planned.entry.bundle)),
  );
}

/**
 * The parts of the company's content that are published with entries: those that were chosen, at the first publication
 * all; figures always, and dividends, meetings, events and ESG reporting with the filings that they tell of. What a
 * draft says is nobody's business before its document is out.
 */
function partsOf(
  company: CompanyContent,
  published: Published,
  chosen: readonly PartName[],
  entries: readonly EntryOrder[],
): Partial<CompanyContent> {
  const releasedNow = new Set(entries.map(({ entry }) => entry.id));
  const wasOut = isOut(published);
  const isKnown = (document: string) => releasedNow.has(document) || wasOut(document);
  const known: CompanyContent = {
    ...company,
    ...announcedParts(company, isKnown),
    figures: company.figures.filter(({ document }) => isKnown(document)),
  };
  const isFirst = PARTS.some((name) => published.company[name] === undefined);
  const told = ANNOUNCED_PARTS.filter((part) => tellsOf(part, company, releasedNow));
  const names = new Set<PartName>(isFirst ? PARTS : [...chosen, ...told, 'figures']);
  const goes = (name: PartName) => isFirst || canonicalJson(known[name]) !== canonicalJson(published.company[name]);
  return Object.fromEntries([...names].filter(goes).map((name) => [name, known[name]]));
}
