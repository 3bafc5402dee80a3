import { environment } from '../../lib/config/env';
import { openStore } from '../../lib/store/database';
import { addConsultation } from '../../lib/store/inbox';

/** Takes messages as fast as it can, four at a time, and says of each that it was taken; until it is killed. */
const round = process.argv[2];
const store = await openStore(environment().database);
const message = { businessType: '1', companyName: 'Pier Nine', phone: '91234567', content: 'x'.repeat(500) };

async function take(visitor: number): Promise<never> {
  for (let index = 0; ; index++) {
    const name = `${round}/${visitor}/${index}`;
    await addConsultation(store, 'zt', { ...message, name });
    process.stdout.write(`${name}.\n`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

await Promise.all([0, 1, 2, 3].map(take));
