import { useTexts } from '../texts/texts.ts'

/** The number of results; empty while they are being loaded. */
export function ListCount({ page }: { page: { total: number; capped: boolean } | undefined }) {
  const { t, locale } = useTexts()
  const count = page?.total.toLocaleString(locale === 'vi' ? 'vi-VN' : 'en-GB') ?? ''
  return (
    <p className="crm-muted" role="status">
      {page !== undefined && t(page.capped ? 'list.totalCapped' : 'list.total', { count })}
    </p>
  )
}
