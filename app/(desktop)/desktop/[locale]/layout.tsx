import type { Viewport } from 'next';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/layout/document';
import { isLocale } from '@/lib/i18n/locales';

/** Pages hold settings read at start, so none is made by a build: each is made on demand and kept. */
export const generateStaticParams = () => [];
export const revalidate = 3600;

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0b1220' };

export default async function Layout({ children }: { children: ReactNode }) {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  return (
    <SiteDocument layout="desktop" locale={locale}>
      {children}
    </SiteDocument>
  );
}
