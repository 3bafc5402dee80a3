import { serveSoftwareList } from '@/lib/website-api/server/reads';

export const dynamic = 'force-dynamic';

export const POST = serveSoftwareList;
