import type { FormName } from '../validation';
import { browserCall } from './browser-calls';

/** Tells our own endpoint which of two forms a message comes from. The API behind it never sees it. */
const FORM_PARAMETER = 'form';

interface FormCall {
  call: 'submitConsultation' | 'submitQuestion' | 'subscribeAlerts';
  query: Record<string, string>;
}

/** The call that takes a form (§7, or one of our own), and the query that tells forms of one call apart. */
export const FORM_CALLS: Record<FormName, FormCall> = {
  contact: { call: 'submitConsultation', query: {} },
  consultation: { call: 'submitConsultation', query: { [FORM_PARAMETER]: 'consultation' } },
  question: { call: 'submitQuestion', query: {} },
  alerts: { call: 'subscribeAlerts', query: {} },
};

/** Where a form is sent to at our own origin, with or without scripts. */
export function formAddress(name: FormName): string {
  const { call, query } = FORM_CALLS[name];
  const search = new URLSearchParams(query).toString();
  return `${browserCall(call).path}${search && `?${search}`}`;
}

/** Which form a message comes from; whoever does not say is the contact page, which takes more. */
export function messageFormAt(address: string): 'contact' | 'consultation' {
  return new URL(address).searchParams.get(FORM_PARAMETER) === 'consultation' ? 'consultation' : 'contact';
}
