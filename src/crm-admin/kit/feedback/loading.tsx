import { useTexts } from '../texts/texts.ts'

/** Reserves space for lines that are being loaded. antd's Skeleton renders an empty heading. */
export function Loading({ lines = 8 }: { lines?: number }) {
  const { t } = useTexts()
  return (
    <div
      className="crm-loading"
      role="status"
      aria-busy="true"
      style={{ height: `${lines * 2}em` }}
    >
      <span className="crm-hidden">{t('loading')}</span>
    </div>
  )
}
