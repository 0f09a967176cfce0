import type { AuditEntry } from '@nas/contract/audit-log/fields'
import { Link } from '@tanstack/react-router'

export function RecordLink({ entry, gone }: { entry: AuditEntry; gone: string }) {
  const { kind, subject, number } = entry
  if (subject === null) return gone
  switch (kind) {
    case 'order':
    case 'refund':
      if (number === undefined) return subject
      return (
        <Link to="/orders/$orderId" params={{ orderId: number }}>
          {subject}
        </Link>
      )
    case 'user':
    case 'note':
      return (
        <Link to="/users/$userId" params={{ userId: subject }}>
          {subject}
        </Link>
      )
    case 'rating':
      return (
        <Link to="/reviews/$ratingId" params={{ ratingId: subject }}>
          {subject}
        </Link>
      )
    case 'supports':
      return (
        <Link to="/supports/$requestId" params={{ requestId: subject }}>
          {subject}
        </Link>
      )
    case 'distributors':
      return (
        <Link to="/distributor/$requestId" params={{ requestId: subject }}>
          {subject}
        </Link>
      )
    case 'stock':
      return (
        <Link to="/stock/changes" search={{ product: subject }}>
          {subject}
        </Link>
      )
    case 'products':
    case 'clubs':
    case 'places':
      return (
        <Link to={`/${kind}/$recordId`} params={{ recordId: subject }}>
          {subject}
        </Link>
      )
    case 'prices':
      return <Link to="/products">{subject}</Link>
    case 'vat':
      return <Link to="/vat">{subject}</Link>
    case 'deliveryinfo':
      return <Link to="/delivery">{subject}</Link>
    default:
      return subject
  }
}
