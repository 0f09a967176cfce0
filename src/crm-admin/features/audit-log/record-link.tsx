import type { AuditEntry } from '@nas/contract/audit-log/fields'
import { Link, type LinkProps } from '@tanstack/react-router'

type RecordScreen = Pick<LinkProps, 'to' | 'params' | 'search'>

/** The screen of the changed record, if it has one. */
function screenOf({ kind, number }: AuditEntry, subject: string): RecordScreen | null {
  switch (kind) {
    case 'order':
    case 'refund':
      return number === undefined ? null : { to: '/orders/$orderId', params: { orderId: number } }
    case 'user':
    case 'note':
      return { to: '/users/$userId', params: { userId: subject } }
    case 'rating':
      return { to: '/reviews/$ratingId', params: { ratingId: subject } }
    case 'supports':
      return { to: '/supports/$requestId', params: { requestId: subject } }
    case 'distributors':
      return { to: '/distributor/$requestId', params: { requestId: subject } }
    case 'stock':
      return { to: '/stock/changes', search: { product: subject } }
    case 'products':
    case 'clubs':
    case 'places':
      return { to: `/${kind}/$recordId`, params: { recordId: subject } }
    case 'prices':
      return { to: '/products' }
    case 'data-request':
      return { to: '/supports/data-requests' }
    case 'vat':
      return { to: '/vat' }
    case 'deliveryinfo':
      return { to: '/delivery' }
    default:
      return null
  }
}

/** The record's name, also of a deleted one, else its id; null for a deleted person. */
export function nameOf({ subject, name, before, after }: AuditEntry): string | null {
  const stored = [before.name, after.name].find((one) => one && one !== 'changed')
  return subject === null ? null : String(name ?? stored ?? subject)
}

export function RecordLink({ entry, gone }: { entry: AuditEntry; gone: string }) {
  if (entry.subject === null) return gone
  const screen = screenOf(entry, entry.subject)
  return screen === null ? nameOf(entry) : <Link {...screen}>{nameOf(entry)}</Link>
}
