import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/layout/document';
import { currentLocale } from '@/lib/i18n/current-locale';

/** Pages hold settings read at start, so none is made by a build: each is made on demand and kept. */
export const generateStaticParams = () => [];
export const revalidate = 3600;

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0b1220' };

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument layout="desktop" locale={await currentLocale()}>
      {children}
    </SiteDocument>
  );
}
