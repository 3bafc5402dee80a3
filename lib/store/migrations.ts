import { randomUUID } from 'node:crypto';
import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { sql } from 'kysely';
import { countClicksByDay } from './click-days';
import { createContentTables } from './content-tables';
import { isPostgres, searchedInIndex } from './engine';
import { addFilingKinds } from './filing-kinds';
import { FIRST_REGISTER_TABLES, placeRegisterEntries } from './register-positions';
import { createSearchTables } from './search-tables';
import { createShareHistory } from './share-history';
import { createSuppliedFilings } from './supplied-filings';

/** All changes of the store's shape, in order. An applied one is never edited: add the next. */
const migrations: Record<string, Migration> = {
  '001-content': {
    async up(db) {
      const localised = (table: string) =>
        db.schema
          .createTable(table)
          .addColumn('id', 'integer', (column) => column.notNull())
          .addColumn('locale', 'text', (column) => column.notNull())
          .addPrimaryKeyConstraint(`${table}_key`, ['id', 'locale']);
      await localised('news')
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('content_txt', 'text', (column) => column.notNull())
        .addColumn('picture_url', 'text', (column) => column.notNull())
        .addColumn('publish_time', 'bigint', (column) => column.notNull())
        .execute();
      await localised('reports')
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('file_url', 'text', (column) => column.notNull())
        .addColumn('picture_url', 'text', (column) => column.notNull())
        .addColumn('publish_time', 'bigint', (column) => column.notNull())
        .addColumn('intro', 'text')
        .addColumn('file_size', 'integer')
        .addColumn('file_type', 'text')
        .execute();
      await localised('circulars')
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('file_url', 'text', (column) => column.notNull())
        .addColumn('publish_time', 'bigint', (column) => column.notNull())
        .addColumn('file_size', 'integer')
        .addColumn('file_type', 'text')
        .execute();
      await localised('roadshows')
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('intro', 'text', (column) => column.notNull())
        .addColumn('publish_time', 'bigint', (column) => column.notNull())
        .addColumn('picture_url', 'text', (column) => column.notNull())
        .addColumn('skip_url', 'text', (column) => column.notNull())
        .execute();
      await localised('questions')
        .addColumn('question_content', 'text', (column) => column.notNull())
        .addColumn('answer_content', 'text', (column) => column.notNull())
        .addColumn('publish_time', 'bigint', (column) => column.notNull())
        .execute();
      for (const table of ['news', 'reports', 'circulars', 'roadshows', 'questions']) {
        await db.schema
          .createIndex(`${table}_newest`)
          .on(table)
          .columns(['locale', 'publish_time desc', 'id desc'])
          .execute();
      }
      await db.schema
        .createTable('software')
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('product_name', 'text', (column) => column.notNull())
        .addColumn('software_overview', 'text', (column) => column.notNull())
        .addColumn('version_information', 'text', (column) => column.notNull())
        .addColumn('image_url', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('software_key', ['position', 'locale'])
        .execute();
      await db.schema
        .createTable('installation_packages')
        .addColumn('position', 'integer', (column) => column.primaryKey())
        .addColumn('pid', 'text', (column) => column.notNull())
        .addColumn('url', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('share_price_sessions')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('session_date', 'text', (column) => column.notNull())
        .addColumn('latest', 'text', (column) => column.notNull())
        .addColumn('previous_close', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('share_price_records')
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('time', 'text', (column) => column.notNull())
        .addColumn('current_price', 'text', (column) => column.notNull())
        .addColumn('avg_price', 'text', (column) => column.notNull())
        .addColumn('change', 'text', (column) => column.notNull())
        .addColumn('quote_change', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('share_price_records_key', ['code', 'time'])
        .execute();
    },
  },
  '002-visitors': {
    async up(db) {
      await withSerialId(db, 'consultations')
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('business_type', 'text', (column) => column.notNull())
        .addColumn('company_name', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .execute();
      await withSerialId(db, 'submitted_questions')
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('question_content', 'text', (column) => column.notNull())
        .execute();
      await withSerialId(db, 'download_clicks')
        .addColumn('clicked_at', 'bigint', (column) => column.notNull())
        .addColumn('page_num', 'integer', (column) => column.notNull())
        .addColumn('plate', 'integer', (column) => column.notNull())
        .addColumn('remark', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('download_counts')
        .addColumn('org_code', 'text', (column) => column.notNull())
        .addColumn('pid', 'text', (column) => column.notNull())
        .addColumn('downloads', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('download_counts_key', ['org_code', 'pid'])
        .execute();
    },
  },
  '003-memory': {
    async up(db) {
      await db.schema
        .createTable('last_good')
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('call_key', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('answered_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('last_good_key', ['source', 'call_key'])
        .execute();
      await db.schema
        .createTable('facts')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  // Earlier releases counted years by triggers here; 008 takes those away where they are.
  '004-register-years': { up: async () => {} },
  '005-search-text': {
    async up(db) {
      // The sample content is seeded again, and what a search looks at with it.
      await sql`DELETE FROM facts WHERE name = 'seed'`.execute(db);
      for (const table of FIRST_REGISTER_TABLES) {
        await db.schema
          .alterTable(table)
          .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
        // A search reads this index from end to end, and rows only for what it found.
        await db.schema.dropIndex(`${table}_newest`).execute();
        await db.schema
          .createIndex(`${table}_newest`)
          .on(table)
          .columns(['locale', 'publish_time desc', 'id desc', ...searchedInIndex(db)])
          .execute();
      }
    },
  },
  '006-click-days': { up: countClicksByDay },
  '007-held-messages': {
    async up(db) {
      await withSerialId(db, 'held_messages')
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('call', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '008-register-positions': { up: placeRegisterEntries },
  '009-data-versions': {
    async up(db) {
      await db.schema
        .createTable('data_versions')
        .addColumn('call', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '010-filing-kinds': { up: addFilingKinds },
  '011-roadshow-lengths': {
    async up(db) {
      // The sample content is seeded again, and with it the lengths.
      await sql`DELETE FROM facts WHERE name = 'seed'`.execute(db);
      await db.schema.alterTable('roadshows').addColumn('duration', 'integer').execute();
    },
  },
  '012-roadshow-agendas': {
    async up(db) {
      await sql`DELETE FROM facts WHERE name = 'seed'`.execute(db);
      await db.schema.alterTable('roadshows').addColumn('agenda', 'text').execute();
      await db.schema.alterTable('roadshows').addColumn('quotation', 'text').execute();
    },
  },
  '013-package-files': {
    async up(db) {
      await sql`DELETE FROM facts WHERE name = 'seed'`.execute(db);
      const table = () => db.schema.alterTable('installation_packages');
      await table().addColumn('file_size', 'integer').execute();
      await table().addColumn('sha256', 'text').execute();
      await table().addColumn('publish_time', 'bigint').execute();
    },
  },
  '014-search-index': { up: createSearchTables },
  '015-answered': {
    async up(db) {
      for (const table of ['consultations', 'submitted_questions']) {
        await db.schema.alterTable(table).addColumn('answered_at', 'bigint').execute();
        await db.schema.alterTable(table).addColumn('answered_by', 'text').execute();
      }
    },
  },
  '016-outbox': {
    async up(db) {
      await withSerialId(db, 'outbox')
        .addColumn('delivery_key', 'text', (column) => column.notNull().unique())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('call', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
        .addColumn('claimed_at', 'bigint')
        .addColumn('refused_at', 'bigint')
        .addColumn('reason', 'text')
        .execute();
      await db.schema.createIndex('outbox_due').on('outbox').columns(['refused_at', 'next_attempt_at']).execute();
    },
  },
  '017-submission-keys': {
    async up(db) {
      await db.schema
        .createTable('submission_keys')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('submission_keys_age').on('submission_keys').column('received_at').execute();
    },
  },
  '018-limit-counts': {
    async up(db) {
      // One process counts by itself.
      if (!isPostgres(db)) return;
      // Unlogged: no form waits for the disk over a count, and a crash forgives, as a restart does. No index by age: an
      // update would have to write it, and what is erased once a minute is a few thousand rows.
      await db.schema
        .createTable('limit_counts')
        .modifyFront(sql`unlogged`)
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull())
        .addColumn('expire', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '019-unreadable-files': {
    async up(db) {
      await db.schema
        .createTable('search_unreadable_files')
        .addColumn('sha256', 'text', (column) => column.primaryKey())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('reading', 'integer', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '020-database-id': {
    async up(db) {
      await sql`INSERT INTO facts (name, value) VALUES ('database-id', ${randomUUID()}) ON CONFLICT DO NOTHING`.execute(
        db,
      );
    },
  },
  '021-content': { up: createContentTables },
  '022-supplied-filings': { up: createSuppliedFilings },
  '023-search-marks': {
    async up(db) {
      await db.schema.alterTable('search_entries').addColumn('marks', 'text').execute();
    },
  },
  '024-file-blocks': {
    async up(db) {
      await db.schema.alterTable('search_files').addColumn('blocks', 'text').execute();
    },
  },
  '025-share-history': { up: createShareHistory },
  '026-alerts': {
    async up(db) {
      await withSerialId(db, 'alert_requests')
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('kinds', 'text', (column) => column.notNull())
        .addColumn('keys', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('confirmed_at', 'bigint')
        .execute();
      await db.schema.createIndex('alert_requests_email').on('alert_requests').column('email').execute();
      await withSerialId(db, 'alert_subscribers')
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('kinds', 'text', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
        .addColumn('leave_key', 'text', (column) => column.notNull().unique())
        .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
};

function withSerialId(db: Kysely<unknown>, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', isPostgres(db) ? 'serial' : 'integer', (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().modifyEnd(sql`autoincrement`),
    );
}

export const migrationProvider: MigrationProvider = {
  getMigrations: async () => migrations,
};
