import type { ObjectSchema } from 'yup';
import type { Shape, Shaped } from './judging';
import type { List } from './requests';

/** How a call of §7 is sent and answered over HTTP. */
export interface CallFrame {
  method: 'GET' | 'POST';
  path: string;
  /** Which configured API serves it (§7). */
  base: 'website' | 'fintech';
  /** Field of the answer's data that holds the list. */
  list?: string;
  /** Most answers succeed when `result` is 1; the software list when `msg` is "success" (§7). */
  successRule?: 'result' | 'msg';
  /** Its answer is the same in every language. */
  anyLanguage?: true;
  /** A repeated write could count twice, so only reads are tried again. */
  write?: true;
  /**
   * The schema of its request at our own origin. A read without one has an endpoint of its own
   * (lib/endpoints/reads.ts).
   */
  asked?: ObjectSchema<object>;
  /** The list that its answer is a part of. */
  partOf?: string;
}

/** A call with the types of what it is asked for and of what it answers in our own form; they exist for the compiler alone. */
export interface Call<Request, Answer> extends CallFrame {
  readonly types?: { request: Request; answer: Answer };
}

/** A call that answers with a list: what an item of it must look like. */
export interface ListCall<Request, Item> extends Call<Request, List<Item>> {
  list: string;
  item: Shape<Item>;
}

/** A call that answers with one thing: how it is read, undefined where it cannot be. */
export interface OneCall<Request, Answer> extends Call<Request, Answer> {
  read: (data: unknown) => Answer | undefined;
}

export const website = (path: string) => ({ path: `/website/${path}`, base: 'website' }) as const;

/** @param field of the answer's data that holds the list */
export const list =
  <Request>(method: CallFrame['method'], path: string, field: string) =>
  <S extends Shape<unknown>>(item: S): ListCall<Request, Shaped<S>> => ({
    ...website(path),
    method,
    list: field,
    item: item as Shape<Shaped<S>>,
  });
