import { glob } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { joined, raw, type Sql, sql } from '@nas/query/sql'
import { describe, expect, test } from 'vitest'
import { BlockedPhonesTable, blockedPhones } from '../src/accounts/module/blocked-phones-table'
import { addConsentsSql, changedOutcome } from '../src/accounts/module/changed-outcome'
import * as consents from '../src/accounts/module/delete-account-sql'
import { EmailChangesTable } from '../src/accounts/module/email-changes-table'
import { FactorsTable } from '../src/accounts/module/factors-table'
import * as people from '../src/accounts/module/people-sql'
import { dateNamesBackSql } from '../src/accounts/module/people-sql'
import { ShopAccountService } from '../src/accounts/module/service'
import { SessionsTable } from '../src/accounts/module/sessions-table'
import * as audit from '../src/audit-log/module/audit-part'
import { AuditLogService } from '../src/audit-log/module/audit-part'
import { ContentFeedService } from '../src/catalogue/module/service'
import * as emails from '../src/email/module/outgoing-email'
import { MailOutboxService } from '../src/email/module/service'
import { dateLikesBackSql, deleteLikesOfSql, ShopLikeService } from '../src/likes/module/service'
import { ListViewService } from '../src/list-views/module/service'
import { customersSql, staffSql } from '../src/medusa-tables/people'
import { levelsSql } from '../src/medusa-tables/stock'
import { changingSubjects, operationFigures } from '../src/operations/module/operation'
import { OperationsService } from '../src/operations/module/service'
import * as demoRecords from '../src/orders/module/demo-records'
import * as edits from '../src/orders/module/edits-table'
import * as erasure from '../src/orders/module/erase-sql'
import { deleteNotesSql, NotesTable } from '../src/orders/module/notes-table'
import { deleteProofsSql, ProofsTable } from '../src/orders/module/proofs-table'
import {
  amountColumns,
  cameBack,
  comparedOrders,
  duplicateFilter,
  isCancelled,
  isDuplicate,
  isRisky,
  isTwin,
  movedOutcome,
  namedOrders,
  noticedPart,
  paymentChangedSql,
  placedOrders,
  riskFilter,
  wasRefused,
  wasReturned,
} from '../src/orders/module/record-sql'
import type { OrderRecordRow } from '../src/orders/module/rows'
import { ShopOrderService } from '../src/orders/module/service'
import * as unconfirmed from '../src/orders/module/unconfirmed-sql'
import { ViewersTable } from '../src/orders/module/viewers-table'
import * as demoPayments from '../src/payments/module/demo-payments'
import * as refunds from '../src/payments/module/payment-sql'
import * as refundAccounts from '../src/payments/module/refund-accounts-table'
import { RefundAccountsTable } from '../src/payments/module/refund-accounts-table'
import { dueRefunds } from '../src/payments/module/refund-list'
import { ShopPaymentService } from '../src/payments/module/service'
import { equalities, type Outcome } from '../src/platform/database/run-sql'
import { type Dependencies, SqlService } from '../src/platform/database/sql-service'
import * as dataRequests from '../src/privacy/module/data-requests-table'
import { deleteCodesOfSql, PrivacyService } from '../src/privacy/module/service'
import * as marks from '../src/ratings/module/marks'
import * as pictures from '../src/ratings/module/pictures-sql'
import * as ratings from '../src/ratings/module/rating-sql'
import { ShopRatingService } from '../src/ratings/module/service'
import { StaffJobService } from '../src/staff-jobs/module/service'
import { StockService } from '../src/stock/module/service'
import * as stock from '../src/stock/module/stock-sql'
import { VatService } from '../src/vat/module/service'
import { useShop } from './support/shop'

const nothing = () => Promise.resolve()

const { shop } = useShop()
const database = (): Knex => shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/**
 * PostgreSQL parses and plans the statement without running it, and checks that the application may
 * run it.
 */
async function plan({ sql, values }: Sql, connection = database()): Promise<void> {
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(sql)) return
  await connection.raw(`explain ${sql}`, [...values])
}

/** A row with every column, so that methods continue after their first statement. */
const anyRow = new Proxy({}, { get: () => '1' })

const planned: string[] = []

/** A pool that plans each statement instead of running it, and returns one row. */
function planningPool(): Knex {
  const pool = {
    client: database().client,
    async raw(sql: string, values: readonly unknown[] = []) {
      planned.push(sql)
      await plan({ sql, values: [...values] as Sql['values'] })
      return { rows: [anyRow] }
    },
    transaction: (job: (transaction: unknown) => unknown) => job(pool),
  }
  return pool as unknown as Knex
}

const at = new Date(0)
const type = { kind: 'of-the-tests', leaseSeconds: () => 30 }
const begun = { subject: 'one', intent: {} }
const operation = { id: 'op_1', kind: 'of-the-tests', ...begun }
const email = {
  recipient: 'a@example.com',
  locale: 'vi',
  template: 'x',
  data: {},
  timeoutMinutes: 5,
}
const query = { where: { kind: 'and', all: [] }, sort: [], limit: 10, offset: 0 }
const session = {
  id: 'sess_1',
  actor: 'customer',
  account_id: 'cus_1',
  auth_identity_id: 'auth_1',
  device: null,
  remember: null,
  idle_seconds: 60,
  ends_at: at,
  used_refresh: 'r',
}
const account = {
  id: 'cus_1',
  actor: 'customer',
  username: 'a',
  username_key: 'a',
  gender: null,
  consent_subject: 's',
  provider: 'local',
  viewed: [],
  email_verified_at: null,
  blocked: false,
  duties: [],
  duties_from: null,
  invited_by: null,
  cod_blocked: false,
  cod_blocked_phone: null,
}
const consent = { purpose: 'data', granted: true, version: '1' }
const attempt = {
  order_id: 'order_1',
  display_id: 1,
  method: 'vnpay',
  reference: 'r',
  amount: 1,
  expires_at: at,
}

const parts = {
  name: 'A',
  phone: '0912345678',
  email: null,
  address: 'x',
  province: 'Huế',
  district: '',
  ward: null,
  note: null,
  items: [{ name: 'B', quantity: 1 }],
}

const past = { began: at, at }

type Service = new (dependencies: Dependencies) => SqlService

/** Arguments for every method of every service. */
const auditPage = { kind: 'order', person: 'user_1', before: at, q: 'x', limit: 10 }

const calls: [Service, Record<string, unknown[]>][] = [
  [
    ShopAccountService,
    {
      open: [account, 'a'],
      addNames: ['cus_1', ['a']],
      dropOtherNames: ['cus_1', ['a']],
      holderOf: ['a'],
      find: ['cus_1'],
      isCodBlocked: [{ customerId: 'cus_1', phone: '0912345678' }],
      change: ['cus_1', { blocked: true, viewed: [1] }],
      saveConsents: ['cus_1', [consent], 'profile'],
      consentsOf: ['cus_1'],
      notesOf: ['cus_1'],
      addNote: ['cus_1', 'words', 'user_1'],
      consentHistoryOf: ['cus_1'],
      deleteExpiredCodes: [],
      erase: ['cus_1'],
    },
  ],
  [
    SessionsTable,
    {
      addSession: [session],
      useSession: ['sess_1', 'cus_1'],
      renewSession: ['sess_1', 'r', 's'],
      sessionsOf: ['cus_1'],
      isYounger: ['sess_1', 60],
      prove: ['sess_1'],
      isProved: ['sess_1', 60],
      endSession: ['sess_1'],
      endSessionOf: ['cus_1', 'sess_1'],
      endSessionsOf: ['cus_1', 'sess_1'],
      deleteEndedSessions: [],
    },
  ],
  [
    BlockedPhonesTable,
    {
      find: ['0912345678'],
      block: ['0912345678', { reason: 'r', author: 'user_1' }, { kind: 'order', subject: 'o' }],
      allow: ['0912345678', { kind: 'order', subject: 'o' }],
      deleteAged: [],
    },
  ],
  [
    EmailChangesTable,
    {
      ask: [
        {
          account_id: 'cus_1',
          old_email: 'a@example.com',
          new_email: 'b@example.com',
          session_id: null,
          locale: 'vi',
        },
      ],
      find: ['emchg_1'],
      pendingOf: ['cus_1'],
      renew: ['emchg_1'],
      withdraw: ['cus_1'],
      pastRevert: [],
      markFinal: ['emchg_1'],
      deleteAged: [],
    },
  ],
  [
    FactorsTable,
    {
      factorOf: ['user_1'],
      beginFactor: ['user_1', 'secret'],
      confirmFactor: ['user_1', { encrypted: 's', step: 1, hashes: ['h'], session: 'x' }],
      factorsInForce: [],
      reencryptFactor: ['user_1', { encrypted: 's', reencrypted: 't' }],
      useStep: ['user_1', 1],
      useRecoveryCode: ['user_1', 'h'],
      countWrongCode: ['user_1'],
      replaceRecoveryCodes: ['user_1', ['h']],
      recoveryCodesLeft: ['user_1'],
      dropFactor: ['user_1'],
      addChallenge: ['user_1', 'h', 60],
      challengedBy: ['h'],
      endChallenge: ['h'],
      deleteEndedChallenges: [],
    },
  ],
  [AuditLogService, { find: [auditPage], count: [auditPage] }],
  [
    ContentFeedService,
    {
      position: [],
      save: [{ cursor: 1, applied: {} }],
      deliveryRules: [],
      saveDeliveryRules: [{}],
      exclusively: [async () => undefined],
    },
  ],
  [
    MailOutboxService,
    {
      enqueue: [email],
      enqueueNewest: [email],
      notifySender: [],
      notify: [],
      contact: [],
      saveContact: [
        { company: { vi: 'NAS', en: 'NAS' }, hours: { vi: '', en: '' }, phone: null, email: null },
      ],
      claim: [1],
      markSent: ['mail_1'],
      drop: ['mail_1'],
      deleteFinished: [90],
      markFailed: ['mail_1', 'FAILED', null],
    },
  ],
  [
    ListViewService,
    {
      of: ['orders'],
      save: [{ list: 'orders', name: 'x', filters: '' }],
      remove: [{ list: 'orders', name: 'x' }],
    },
  ],
  [
    VatService,
    {
      rates: [],
      rateAt: [at],
      set: [{ first_day: '2999-01-01', rate: 8, reason: 'x', by: 'user_1' }],
      withdraw: ['2999-01-01'],
    },
  ],
  [
    ShopLikeService,
    {
      ofCustomer: ['cus_1', 10],
      ofProducts: [[1, 2], 10],
      find: ['like_1', 'cus_1'],
      add: ['cus_1', 1],
      remove: ['like_1', 'cus_1'],
      count: ['cus_1'],
    },
  ],
  [
    OperationsService,
    {
      begin: [type, begun],
      replace: [type, begun],
      find: [type, 'one'],
      commit: [operation, { parts: [], result: 'ended' }],
      beginCompensation: [operation],
      close: [operation],
      claimSubject: [type, 'one'],
      // With a row, it would find another process at work.
      findInterrupted: [type, 'one'],
      claimFailed: [operation],
      claim: [10],
      leave: [],
    },
  ],
  [
    ShopOrderService,
    {
      find: [1, 'cus_1'],
      findById: ['ordrec_1'],
      isRecorded: ['order_1'],
      findByCode: ['NAS1'],
      findLatestOf: ['0912345678'],
      codesOf: [['ordrec_1', '1']],
      findByKey: ['guest', 'key'],
      historyOf: [['ordrec_1']],
    },
  ],
  [
    NotesTable,
    {
      add: [
        { id: 'ordrec_1', display_id: 1, call: null } as OrderRecordRow,
        {
          words: 'w',
          call: 'later',
          call_at: at.toISOString(),
          mentions: ['user_2'],
          author: 'user_1',
        },
      ],
      of: [['ordrec_1']],
      ofPhone: ['0912345678', 10],
      assign: [1, 'user_1', 'Mai'],
      mentionsOf: ['user_1'],
      readMentions: [1, 'user_1'],
    },
  ],
  [ViewersTable, { see: [1, 'user_1'] }],
  [
    ProofsTable,
    {
      addCode: ['ordrec_1', 'h', null],
      useCode: ['ordrec_1', 'h', 't'],
      useForOrder: ['t', 'e'],
      giveBack: ['ordprf_1', 't'],
      addProof: ['ordrec_1', 't'],
      recordOf: ['t'],
      deleteExpired: [],
    },
  ],
  [
    ShopPaymentService,
    {
      open: [attempt],
      findByReference: ['r'],
      findByOrder: [1],
      forgetOrder: ['order_1'],
      ofOrders: [[1, 2]],
      markPaid: ['payatt_1', { gatewayNumber: '1', gatewayCode: '00', paidAt: at }],
      markDifferencePaid: [
        { id: 'payatt_1', ...attempt },
        { gatewayNumber: '1', gatewayCode: '00', paidAt: at, refundFor: 'paid_twice' },
        nothing,
      ],
      markFailed: ['payatt_1', '24'],
      markExpired: ['payatt_1'],
      claim: ['payatt_1'],
      receivedFor: [1],
      claimsOf: [1],
      refuseClaim: [{ id: 'payatt_1', display_id: 1, expires_at: at }, at],
      keepComparison: [{ total: 0, differences: [] }],
      lastComparison: [],
      countOf: [1],
      markAsked: ['payatt_1'],
      oweRefund: [{ id: 'payatt_1', gatewayNumber: '1' }, 'paid_twice', nothing],
      overdue: [10],
      askAgain: [{ afterMinutes: [5, 60], untilMinutes: 600 }, 10],
      refundsOf: [[1, 2]],
      settleRefunds: [
        1,
        { by: 'user_1', note: null, secondPersonFrom: 10, refundInMedusa: nothing },
      ],
    },
  ],
  [
    RefundAccountsTable,
    {
      isDue: ['order_1'],
      newCode: [{ order_id: 'order_1', display_id: 1 }],
      link: ['code'],
      give: ['code', 'encrypted'],
      show: ['order_1', 1],
      deleteAged: [],
    },
  ],
  [
    PrivacyService,
    {
      issue: ['export', 'cus_1'],
      subjectOf: ['export', 'code'],
      deleteExpired: [],
      use: ['export', 'code', 'cus_1'],
    },
  ],
  [
    dataRequests.DataRequestsTable,
    { answer: ['datareq_1', 'x', 'user_1'], exists: ['datareq_1'], deleteAged: [] },
  ],
  [
    ShopRatingService,
    {
      ofRecords: [['ordrec_1']],
      decide: [{ id: 'rating_1', by: 'user_1', state: 'active', reply: 'thanks' }],
      picture: ['ratpic_1', 'small'],
      starCounts: [],
      mark: ['rating_1', 'cus_1', true],
      markedBy: ['cus_1', 1],
      exists: ['rating_1'],
    },
  ],
  [
    StaffJobService,
    {
      begin: [
        { staff: 'user_1', request: 'r', undoSeconds: 10 },
        {
          resource: 'orders',
          to: 'pickitem',
          reason: null,
          key: 'k',
          rows: [{ record: '1', label: 'NAS1', version: null }],
          skipped: [],
        },
      ],
      list: ['user_1'],
      cancel: ['user_1', 'job_1'],
      dismiss: ['user_1', 'job_1'],
      claim: [],
      nextDueIn: [],
      finish: [
        { id: 'jobrow_1', job_id: 'job_1' },
        { code: 'stale', published: 1, moved: null },
      ],
      postpone: [{ id: 'jobrow_1' }, 5],
      select: [{ sql: 'staff = ?', values: ['user_1'] }],
      one: ['user_1', 'job_1'],
    },
  ],
  [
    StockService,
    {
      searchLog: [query],
      noteStarts: [[{ product: 1, pieces: 1 }]],
      setThreshold: [1, 5, null],
      sold: [],
    },
  ],
]

const methodsOf = ({ prototype }: Service) =>
  Object.getOwnPropertyNames(prototype).filter(
    (name) => name !== 'constructor' && !internal.has(name),
  )

/** Parts used by other methods. */
const internal = new Set(['insert', 'unlessTaken'])

const whole = (sql: string): Sql => ({ sql, values: [] })

/** A statement of a part, after the common table expressions that it may select from. */
function after(...parts: Sql[]): Sql {
  const given = [
    'ended as (select 1 as id)',
    ...(parts.some(({ sql }) => /^moved as/.test(sql.trim()))
      ? []
      : ['moved as (select * from order_record)']),
    ...(parts.some(({ sql }) => /^changed as/.test(sql.trim()))
      ? []
      : ['changed as (select * from account)']),
  ]
  return {
    sql: `with ${[...given, ...parts.map(({ sql }) => sql)].join(', ')} select 1`,
    values: parts.flatMap(({ values }) => values),
  }
}

const outcome = ({ parts }: Outcome) => after(...parts)

const source = { actor: 'user', role: 'admin', rows: staffSql, hasRoles: true }
const change = { kind: 'user', subject: 'cus_1', before: {}, after: {} } as const
const audited = (statement: () => Sql): Sql => {
  let made = whole('')
  audit.actingAs({ staff: 'user_1', request: 'r' }, () => {
    made = statement()
  })
  return made
}

/** Every statement that a module provides to workflows. */
const statements: Record<string, Sql[]> = {
  changedOutcome: [
    outcome(
      changedOutcome({
        id: 'cus_1',
        row: { blocked: true, viewed: [1] },
        names: ['a'],
        consents: [{ purpose: 'data', granted: true, version: '1' }],
        voidsCodes: true,
        endsSessions: { but: null },
      }),
    ),
  ],
  addConsentsSql: [
    addConsentsSql(whole('account'), [{ purpose: 'data', granted: true, version: '1' }], {
      channel: 'profile',
    }),
  ],
  withdrawConsentsSql: [consents.withdrawConsentsSql('cus_1')],
  removeAgedConsentsSql: [consents.removeAgedConsentsSql(12)],
  removeUnfinishedConsentsSql: [consents.removeUnfinishedConsentsSql('s')],
  withAccounts: [
    whole(people.withAccounts(source)),
    whole(people.withAccounts({ ...source, hasRoles: false, rows: customersSql })),
  ],
  byAccount: people.byAccount(source).map(whole),
  idsOfUsernamesSql: [people.idsOfUsernamesSql({ sql: 'search_text like ?', values: ['%a%'] })],
  unblockedSql: [people.unblockedSql(whole("select 'user' as actor, 'a' as id, 'b' as email"))],
  auditParts: [audited(() => after(...audit.auditParts('changed', change)))],
  auditedSql: [audited(() => audit.auditedSql(whole('select 1'), change))],
  auditSql: [audited(() => audit.auditSql(change))],
  forgetSubjectSql: [audit.forgetSubjectSql('cus_1')],
  enqueueSql: [emails.enqueueSql({ ...email, locale: 'vi' })],
  deleteEmailsToSql: [emails.deleteEmailsToSql('a@example.com')],
  deleteUnsentOfRecordsSql: [emails.deleteUnsentOfRecordsSql(['ordrec_1'])],
  mailFigures: Object.values(emails.mailFigures).map(({ sql }) => whole(sql)),
  operationFigures: Object.values(operationFigures).map(({ sql }) => whole(sql)),
  paymentFigures: Object.values(refunds.paymentFigures).map(({ sql }) => whole(sql)),
  deleteLikesOfSql: [deleteLikesOfSql('cus_1')],
  deleteCodesOfSql: [deleteCodesOfSql('cus_1')],
  addRequestSql: [
    dataRequests.addRequestSql({ kind: 'export', source: 'member', received_at: at, due_at: at }),
  ],
  answerRequestsSql: [dataRequests.answerRequestsSql(['cus_1'])],
  dataRequestFigures: Object.values(dataRequests.dataRequestFigures).map(({ sql }) => whole(sql)),
  withdrawnConsents: [sql`select count(*) from ${consents.withdrawnConsents}`],
  deleteNotesSql: [deleteNotesSql(['ordrec_1'])],
  amountColumns: [
    sql`update order_record set ${joined(equalities(amountColumns({ total: 1 })))} where id = 'x'`,
  ],
  editedRecordSql: [
    edits.editedRecordSql({ id: 'ordrec_1', state: 'new' }, at.toISOString(), { total: 1 }),
  ],
  noteEditSql: [
    edits.noteEditSql({
      id: 'ordedit_1',
      record_id: 'ordrec_1',
      author: 'user_1',
      before: parts,
      after: parts,
    }),
  ],
  lockedVersionSql: [edits.lockedVersionSql({ id: 'ordrec_1', state: 'new' }, at.toISOString())],
  editsOfSql: [edits.editsOfSql('ordrec_1')],
  deleteEditsSql: [edits.deleteEditsSql(['ordrec_1'])],
  deleteProofsSql: [deleteProofsSql(['ordrec_1'])],
  eraseInvoicedSql: [erasure.eraseInvoicedSql(['ordrec_1'], 10)],
  eraseRecordsSql: [erasure.eraseRecordsSql(['ordrec_1'])],
  eraseMovesSql: [erasure.eraseMovesSql(['ordrec_1'])],
  eraseAgedInvoicesSql: [erasure.eraseAgedInvoicesSql()],
  lockOrdersOfSql: [erasure.lockOrdersOfSql('cus_1')],
  lockOrphanedSql: [erasure.lockOrphanedSql(['complete'], (id) => `${id} = 'x'`, null)],
  lockGuestOrdersSql: [erasure.lockGuestOrdersSql('ordrec_1')],
  holdingOrders: [unconfirmed.holdingOrders],
  ordersOfNetwork: [unconfirmed.ordersOfNetwork('mark')],
  knownCustomerSql: [unconfirmed.knownCustomerSql('cus_1')],
  heldByNetworkSql: [unconfirmed.heldByNetworkSql('mark')],
  unconfirmedSql: [unconfirmed.unconfirmedSql(72, 10)],
  movedOutcome: [
    outcome(
      movedOutcome({
        recordId: 'ordrec_1',
        orderId: 'order_1',
        from: 'new',
        to: 'cancel',
        actor: 'system',
        actorId: null,
        reason: null,
      }),
    ),
  ],
  paymentChangedSql: [
    paymentChangedSql({
      recordId: 'ordrec_1',
      from: 'confirm',
      to: 'new',
      before: 'vnpay',
      method: 'cod',
      kind: 'cod',
    }),
  ],
  changingSubjects: [whole(changingSubjects)],
  comparedOrders: [whole(comparedOrders(changingSubjects))],
  receivedAmounts: [whole(refunds.receivedAmounts)],
  refundedAmounts: [whole(refunds.refundedAmounts)],
  changingOrders: [whole(refunds.changingOrders(changingSubjects))],
  placedOrders: [sql`select count(*) from ${placedOrders}`],
  isCancelled: [sql`select count(*) from ${placedOrders} and ${isCancelled}`],
  wasRefused: [sql`select count(*) from ${placedOrders} and ${wasRefused}`],
  wasReturned: [sql`select count(*) from ${placedOrders} and ${wasReturned}`],
  cameBack: [sql`select count(*) from ${placedOrders} and ${cameBack}`],
  namedOrders: [sql`select from ${namedOrders} o`],
  isTwin: [sql`select from order_record join order_record as twin on ${raw(isTwin)}`],
  isDuplicate: [sql`select count(*) from ${placedOrders} and ${raw(isDuplicate)}`],
  isRisky: [sql`select count(*) from ${placedOrders} and ${raw(isRisky(blockedPhones))}`],
  duplicateFilter: [whole(`select from order_record where ${duplicateFilter}`)],
  riskFilter: [whole(`select from order_record where ${riskFilter(blockedPhones)}`)],
  blockedPhones: [whole(blockedPhones)],
  dueAttemptPart: [after(refunds.dueAttemptPart(attempt))],
  refundSql: [refunds.refundSql({ id: 'payatt_1', gatewayNumber: '1' }, 'paid_twice')],
  receivedForSql: [refunds.receivedForSql(1)],
  oweDifferenceSql: [
    refunds.oweDifferenceSql('payatt_1', 0),
    refunds.oweDifferenceSql('payatt_1', 1),
  ],
  refundOfOrderPart: [after(refunds.refundOfOrderPart('order_1'))],
  noticedPart: [after(noticedPart)],
  dropUnsentPart: [after(emails.dropUnsentPart('ordrec_1'))],
  dropClaimPart: [after(refunds.dropClaimPart('order_1'))],
  replaceDueSql: [refunds.replaceDueSql('order_1')],
  addDueSql: [refunds.addDueSql(attempt)],
  canExpire: [whole(`select from payment_attempt where ${refunds.canExpire}`)],
  claimOf: [sql`select ${raw(refunds.claimOf('order_record.display_id'))} from ${placedOrders}`],
  receiptPart: [after(refunds.receiptPart('order_1'))],
  refundIsDue: [sql`select count(*) from ${placedOrders} and ${raw(refunds.refundIsDue)}`],
  accountStateOf: [
    sql`select ${refundAccounts.accountStateOf(sql`order_record.order_id`)} from ${placedOrders}`,
  ],
  noteAskedSql: [audited(() => refundAccounts.noteAskedSql(1))],
  eraseAccountSql: [refundAccounts.eraseAccountSql('order_1')],
  deleteAccountsSql: [refundAccounts.deleteAccountsSql(['order_1'])],
  dueRefunds: [sql`select count(*) from ${dueRefunds} d`],
  eraseRefundNotesSql: [refunds.eraseRefundNotesSql(['order_1'])],
  addRatingSql: [
    ratings.addRatingSql({
      record_id: 'ordrec_1',
      display_id: 1,
      order_code: 'NAS1',
      line_id: 'line_1',
      product: 1,
      customer_id: 'cus_1',
      stars: 5,
      words: null,
    }),
  ],
  ratingsSql: [sql`select * from ${ratings.ratingsSql}`],
  findPicturesSql: [pictures.findPicturesSql('ordrec_1', 'ratg_1', 'x')],
  nextRatingVersionSql: [pictures.nextRatingVersionSql('ratg_1')],
  addPictureSql: [
    pictures.addPictureSql('rating_1', 'x', { small: Buffer.from(''), large: Buffer.from('') }),
  ],
  removePictureSql: [pictures.removePictureSql('ordrec_1', 'ratpic_1')],
  renamePicturesSql: [pictures.renamePicturesSql('rating_1')],
  deletePicturesSql: [pictures.deletePicturesSql(['ordrec_1'])],
  addMarkSql: [marks.addMarkSql('rating_1', 'cus_1')],
  removeMarkSql: [marks.removeMarkSql('rating_1', 'cus_1')],
  deleteMarksOfSql: [marks.deleteMarksOfSql('cus_1')],
  deleteMarksOnSql: [marks.deleteMarksOnSql(['ordrec_1'])],
  inventMarksSql: [marks.inventMarksSql(['cus_1', 'cus_2'])],
  eraseRatingsSql: [ratings.eraseRatingsSql(['ordrec_1'])],
  noteChangePart: [
    after(
      stock.noteChangePart({
        product: 1,
        way: 'set',
        before: 1,
        after: 2,
        reason: 'counted',
        note: null,
        by: 'x',
      }),
    ),
  ],
  countSoldPart: [after(stock.countSoldPart(whole('select 1 as product, 2 as pieces'), 1))],
  demoOrdersSql: [demoRecords.demoOrdersSql(3)],
  deliveredDemoOrdersSql: [demoRecords.deliveredDemoOrdersSql],
  demoOrderIdsSql: [demoRecords.demoOrderIdsSql],
  demoBuyersSql: [demoRecords.demoBuyersSql],
  deleteRecordsSql: [demoRecords.deleteRecordsSql(['ordrec_1'])],
  dateRecordBackSql: [demoRecords.dateRecordBackSql('ordrec_1', past)],
  dateMovesBackSql: [demoRecords.dateMovesBackSql('ordrec_1', past)],
  dateNamesBackSql: [dateNamesBackSql('cus_1', past)],
  dateLikesBackSql: [dateLikesBackSql('cus_1', past)],
  deletePaymentsSql: [demoPayments.deletePaymentsSql(['order_1'])],
  datePaymentsBackSql: [demoPayments.datePaymentsBackSql('order_1', past)],
  dateRefundsBackSql: [demoPayments.dateRefundsBackSql('order_1', past)],
  deleteRatingsSql: [ratings.deleteRatingsSql(['ordrec_1'])],
  dateRatingsBackSql: [ratings.dateRatingsBackSql('ordrec_1', past)],
  addSoldSql: [stock.addSoldSql([{ product: 1, pieces: 2 }])],
  consentSubjectsSql: [consents.consentSubjectsSql(['cus_1'])],
  deleteConsentsSql: [consents.deleteConsentsSql(['s'])],
  stockSql: [stock.stockSql(levelsSql('sloc_1'), 5)],
}

/** Run by `npm run remove-demo` as the owner, who may delete from append-only tables. */
const ofScripts = new Set(['deleteConsentsSql'])

/** Exports of modules without SQL, or whose SQL is part of other statements. */
const withoutSql = new Set([
  'accountTables',
  'operations',
  'mailOutbox',
  'likes',
  'privacyCodes',
  'vat',
  'listViews',
  'storedColumns',
  'isReserved',
  'confirmHours',
  'revertHours',
  'auditTable',
  'actingAs',
  'isTakenCode',
  'codeMinutes',
  'linkDays',
  'stockChangeColumns',
  'storedOrderFields',
  'orderRecords',
  'paymentRecords',
  'deliveryRules',
  'staffRatingColumns',
  'ratingColumns',
  'orCompensate',
  'orFinish',
  'isAlive',
  'LivingProcess',
  // Run by a method of a service that is called here.
  'deleteAccountRows',
  'settleRefunds',
  // Needs a complete order; the tests of placing run it.
  'placedOutcome',
  'recordRow',
])

async function exportsOfModules(): Promise<[string, unknown][]> {
  const found: [string, unknown][] = []
  for await (const file of glob('src/*/module/*.ts')) {
    if (basename(file) === 'index.ts' || file.includes('/background/')) continue
    found.push(...Object.entries<unknown>(await import(`../${file}`)))
  }
  return found
}

const isService = (value: unknown): value is Service =>
  typeof value === 'function' && value.prototype instanceof SqlService

describe('every statement of a module is planned by PostgreSQL:', () => {
  const all = calls.flatMap(([service, given]) =>
    methodsOf(service).map(
      (name) => [`${service.name}.${name}`, service, name, given[name]] as const,
    ),
  )

  test.each(all)('%s', async (_title, Service, name, given) => {
    expect(given, 'no arguments are given for it').toBeDefined()
    const service = new Service({
      [ContainerRegistrationKeys.PG_CONNECTION]: planningPool(),
    }) as unknown as Record<string, (...args: unknown[]) => unknown>
    const before = planned.length
    const busy = 'Another request is already doing this; try again shortly.'
    await Promise.resolve(service[name]?.(...(given ?? []))).catch((error: Error) => {
      expect(error.message).toBe(busy)
    })
    if (name !== 'leave') expect(planned.length).toBeGreaterThan(before)
    if (Service === OperationsService) await service.leave?.()
  })

  test.each(Object.entries(statements))('%s', async (name, planning) => {
    const connection = ofScripts.has(name) ? shop.owner() : database()
    for (const statement of planning) await plan(statement, connection)
  })

  test('none is left out', async () => {
    const exported = await exportsOfModules()
    const services = exported.filter(([, value]) => isService(value)).map(([, value]) => value)
    expect(new Set(calls.map(([service]) => service))).toEqual(new Set(services))
    const others = exported
      .filter(([name, value]) => !isService(value) && !/^[A-Z_]+$/.test(name))
      .map(([name]) => name)
      .filter((name) => !withoutSql.has(name))
    expect([...new Set(others)].sort()).toEqual(Object.keys(statements).sort())
  })
})
