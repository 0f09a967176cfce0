import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useTexts } from '../kit/texts/texts.ts'

/**
 * SPEC §2: shown during navigation until the screen has its first data; shell.css sets its times.
 */
export function LoadingBar() {
  const { t } = useTexts()
  const isMoving = useRouterState({ select: ({ status }) => status === 'pending' })
  const first = useIsFetching({ predicate: ({ state }) => state.status === 'pending' })
  if (!isMoving && first === 0) return null
  return <div className="crm-loading-bar" role="progressbar" aria-label={t('loading')} />
}
