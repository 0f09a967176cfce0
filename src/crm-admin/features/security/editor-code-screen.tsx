import { askEditorCode } from '@nas/contract/sessions/operations'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { leaveFor, outside } from '../../kit/address/leave.ts'
import { Loaded } from '../../kit/page/loaded-panel.tsx'
import { PageFrame } from '../../kit/page/page-frame.tsx'
import { useSecurityTexts } from './security-texts.ts'

/** /crm-admin/editor-code: Payload's admin leads here to learn who opens it, and gets a code. */
export function EditorCodeScreen() {
  const { t } = useSecurityTexts()
  const { challenge = '' }: { challenge?: string } = useSearch({ strict: false })
  const query = useQuery({
    queryKey: ['editor-code', challenge],
    queryFn: () => runOperation(askEditorCode, { challenge }),
    // A code is valid for a minute.
    gcTime: 0,
  })
  const code = query.data?.code
  useEffect(() => {
    if (code !== undefined) leaveFor(outside.editorSignIn(code))
  }, [code])
  return (
    <PageFrame title={t('editorCode')}>
      <Loaded query={query} lines={2}>
        {() => <p role="status">{t('editorCode.leaving')}</p>}
      </Loaded>
    </PageFrame>
  )
}
