import { Alert, Button } from 'antd'
import { formatMoment } from '../orders/order-formats.ts'
import type { EditorState, EditorStore } from './editor-store.ts'
import { useEditorTexts } from './editor-texts.ts'

interface EditorNoticesProps {
  state: EditorState
  store: EditorStore
}

/** What was kept from before, and what somebody else saved meanwhile. */
export function EditorNotices({ state, store }: EditorNoticesProps) {
  const { t } = useEditorTexts()
  const { restoredAt, newer, disputed } = state
  return (
    <>
      {newer !== null && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('stale.title')}
          description={t('stale.text')}
          action={<Button onClick={() => store.takeNewer()}>{t('stale.load')}</Button>}
        />
      )}
      {newer === null && Object.keys(disputed).length > 0 && (
        <Alert type="warning" showIcon role="status" title={t('stale.disputed')} />
      )}
      {restoredAt !== null && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={t('restored', { at: formatMoment(new Date(restoredAt).toISOString()) })}
          action={<Button onClick={() => store.discard()}>{t('discard')}</Button>}
        />
      )}
    </>
  )
}
