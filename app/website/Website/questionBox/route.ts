import { receiveQuestion } from '@/lib/website-api/server/submissions';

export const dynamic = 'force-dynamic';

export const POST = receiveQuestion;
