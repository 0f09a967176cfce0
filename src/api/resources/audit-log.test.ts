import { type AuditEntry, auditLogParameters } from '@nas/contract/audit-log/fields'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { pageOf, questionOf } from './audit-log.ts'

const at = (second: number): AuditEntry => ({
  id: `trail_${second}`,
  at: `2026-11-23T03:00:0${second}.000Z`,
  staff: 'user_1',
  who: null,
  request: null,
  kind: 'order',
  subject: '1',
  before: {},
  after: {},
})
const seconds = (entries: AuditEntry[]) => entries.map((entry) => entry.at.slice(18, 19)).join('')

it.each([
  ['321', '321', null],
  ['4321', '432', '2'],
  // Entries of one moment are never split by a page.
  ['43221', '43', '3'],
  ['4333', '4', '4'],
  ['3333', '3333', '3'],
])('of %s the page is %s', (given, shown, next) => {
  const page = pageOf([...given].map(Number).map(at), 3)
  expect(seconds(page.data)).toBe(shown)
  expect(page.next?.slice(18, 19) ?? null).toBe(next)
})

it('asks for days as moments, and a next page from where the last one ended', () => {
  const days = { kind: 'order', from: '2026-11-01', to: '2026-11-02' } as const
  const asked = { kind: 'order', since: '2026-10-31T17:00:00.000Z' }
  expect(questionOf(days)).toEqual({ ...asked, before: '2026-11-02T17:00:00.000Z' })
  const before = '2026-11-01T03:00:00.000Z'
  expect(questionOf({ ...days, before })).toEqual({ ...asked, before })
  expect(questionOf({ q: 'x' })).toEqual({ q: 'x' })
})

it.each(['2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '2026-01-01T00:00:00+07', 'x'])(
  'rejects the moment %s, which PostgreSQL cannot read',
  (before) => expect(v.is(auditLogParameters, { before })).toBe(false),
)

it('asks the stores for moments in UTC, as PostgreSQL knows no offset of a day', () => {
  const asked = v.parse(auditLogParameters, { before: '2026-01-01T00:00:00+23:00' })
  expect(asked.before).toBe('2025-12-31T01:00:00.000Z')
})
