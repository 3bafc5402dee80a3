import type { PageContext } from '@/lib/site/page-context';
import type { Read } from '@/lib/website-api/reader';
import { readPackages, readSoftware } from '@/lib/website-api/reads';
import type { InstallationPackage, List, SoftwareItem } from '@/lib/website-api/types';

/** What the download pages are made from (§2, §7). */
export interface Downloads {
  software: Read<List<SoftwareItem>>;
  packages: Read<List<InstallationPackage>>;
}

export async function readDownloads({ locale }: PageContext): Promise<Downloads> {
  const [software, packages] = await Promise.all([readSoftware(locale), readPackages(locale)]);
  return { software, packages };
}
