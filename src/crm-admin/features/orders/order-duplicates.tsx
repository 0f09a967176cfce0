import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Alert } from 'antd'
import { useDeskTexts } from './desk-texts.ts'
import { customerOptions } from './person.api.ts'

const shown = 5

/** Warns of orders of the same phone and goods within 24 hours. */
export function OrderDuplicates({ order }: { order: number }) {
  const { t } = useDeskTexts()
  const { data } = useQuery(customerOptions(order))
  if (data === undefined || data.duplicates.length === 0) return null
  const rest = data.duplicates.length - shown
  const links = data.duplicates.slice(0, shown).map(({ id, code }) => (
    <Link key={id} to="/orders/$orderId" params={{ orderId: String(id) }}>
      {code}
    </Link>
  ))
  return (
    <Alert
      className="crm-internal"
      type="warning"
      showIcon
      title={
        <>
          {t('duplicates')} {links.flatMap((link, position) => (position ? [', ', link] : link))}
          {rest > 0 ? ` ${t('moreDuplicates', { count: rest })}` : null}
        </>
      }
    />
  )
}
