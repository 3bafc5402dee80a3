import { CALL_NAMES, CALLS, type CallName } from '../contract/calls';
import { refusal } from './answers';
import { type Endpoint, READS } from './reads';
import { formAt, WRITES } from './submissions';

/** Every call of §7 as it is served at our own origin; one without an endpoint does not compile. */
export const ENDPOINTS: Record<CallName, Endpoint> = { ...READS, ...WRITES };

const byPath = new Map<string, CallName>(CALL_NAMES.map((name) => [CALLS[name].path, name]));

/** Serves the call that a request names by its path, with the method of the table (docs/requirements.md, Calls). */
export async function serveCall(request: Request): Promise<Response> {
  const name = byPath.get(new URL(request.url).pathname);
  if (name === undefined) return refusal(404, 'There is no such call.');
  const { method } = CALLS[name];
  const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
  if (allowed.includes(request.method)) return ENDPOINTS[name](request);
  const headers = { Allow: [...allowed, 'OPTIONS'].join(', ') };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  const form = await formAt(name, request, headers);
  return form ?? Response.json({ result: 0, msg: `This call takes ${method}.` }, { status: 405, headers });
}
