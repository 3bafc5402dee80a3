import { serveSharePriceCsv } from '@/lib/market/serve-csv';
import { serveSharePrice } from '@/lib/website-api/server/reads';

export const dynamic = 'force-dynamic';

/** The call of §7; with `format=csv` the same figures as a file for a visitor to keep. */
export function GET(request: Request): Promise<Response> {
  const wantsFile = new URL(request.url).searchParams.get('format') === 'csv';
  return wantsFile ? serveSharePriceCsv(request) : serveSharePrice(request);
}
