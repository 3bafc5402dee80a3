import { serveNewsHistory } from '@/lib/website-api/server/reads';

export const dynamic = 'force-dynamic';

export const POST = serveNewsHistory;
