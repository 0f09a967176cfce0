import { formatMoment } from '@nas/domain/dates'
import { Alert, Button } from 'antd'
import { useFormTexts } from './field.tsx'
import type { Form } from './use-form.ts'

export function FormNotices({ form: { state, store, changedBy } }: { form: Form }) {
  const { t } = useFormTexts()
  const { restoredAt, newer, disputed } = state
  const who = changedBy ?? t('stale.someone')
  return (
    <>
      {newer !== null && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('stale.title', { who })}
          description={t('stale.text')}
          action={<Button onClick={() => store.takeNewer()}>{t('stale.load')}</Button>}
        />
      )}
      {newer === null && Object.keys(disputed).length > 0 && (
        <Alert type="warning" showIcon role="status" title={t('stale.disputed', { who })} />
      )}
      {restoredAt !== null && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={t('restored', { at: formatMoment(new Date(restoredAt)) })}
          action={<Button onClick={() => store.discard()}>{t('discard')}</Button>}
        />
      )}
    </>
  )
}
