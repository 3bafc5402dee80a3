import { canonicalJson } from '../content-folder/canonical';
import type { CompanyContent, ContentEntry } from '../content-folder/model';
import { type Releasable, releasable } from '../content-folder/windows';
import { PARTS, type PartName } from './company';
import { isFiled, type Planned, type Published, planOf, type SoundFolder, withBundles } from './plan';
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
    .map((id) => ({ id, because: 'There is no such entry in the content folder, or it has faults.' }));
  const needing = chosen.filter(({ entry, step }) => entry && isFiled(entry) && step === 'release' && !entry.exchange);
  if (order.exchange && needing.length > 1) {
    const because = 'Each document has a number of its own at the Exchange: write it into its entry.yaml, as exchange.';
    return { publication: {}, refused: needing.map(({ id }) => ({ id, because })), heldBack: [] };
  }
  const judged = chosen.map((planned) => ({ planned, back: whyNot(planned, order, now) }));
  const waiting = judged.flatMap(({ planned, back }) => (back ? [{ ...back, id: planned.id }] : []));
  const heldBundles = new Set(judged.flatMap(({ planned, back }) => (back && planned.entry?.bundle) || []));
  const free = judged.filter(
    ({ planned, back }) => !back && !(planned.entry?.bundle && heldBundles.has(planned.entry.bundle)),
  );
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

function whyNot({ entry, step, id }: Planned, { exchange, outsideWindow }: Order, now: number): HeldBack | undefined {
  if (step === 'correct') {
    return {
      id,
      because: `It is published and differs now: publish correct ${id} --because "…" says so to the public.`,
    };
  }
  if (step === 'withdrawn')
    return { id, because: 'It was withdrawn and stays so: give what takes its place a name of its own.' };
  if (step === 'missing') return { id, because: 'The folder has it no more; to take it away: publish withdraw.' };
  if (entry === undefined || step === 'none') return undefined;
  const gate: Releasable = releasable(entry, exchange, now);
  if (gate.may || (gate.gate === 'window' && outsideWindow !== undefined)) return undefined;
  return { id, because: gate.because, ...(gate.until !== undefined && { until: gate.until }) };
}

/**
 * The parts of the company's content that are published with entries: those that were chosen, at the first publication
 * all, and figures always as far as the documents are published that report them. What a draft reports is nobody's
 * business before its document is out.
 */
function partsOf(
  company: CompanyContent,
  published: Published,
  chosen: readonly PartName[],
  entries: readonly EntryOrder[],
): Partial<CompanyContent> {
  const isFirst = PARTS.some((name) => published.company[name] === undefined);
  const names = new Set<PartName>(isFirst ? PARTS : chosen);
  const parts = Object.fromEntries([...names].map((name) => [name, company[name]])) as Partial<CompanyContent>;
  const figures = figuresOf(company, published, entries);
  if (canonicalJson(figures) !== canonicalJson(published.company.figures)) parts.figures = figures;
  else delete parts.figures;
  return parts;
}

function figuresOf({ figures }: CompanyContent, published: Published, entries: readonly EntryOrder[]) {
  const releasedNow = new Set(entries.map(({ entry }) => entry.id));
  return figures.filter(({ document }) => {
    const release = published.releases.get(document);
    return releasedNow.has(document) || (release !== undefined && release.withdrawnAt === undefined);
  });
}
