import { type ErrorComponentProps, Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readSession, writeSession } from '../../stores/checked-storage.ts'
import { staffKeys } from '../../stores/staff-keys.ts'
import { isUnanswered } from '../kit/feedback/failure-text.ts'
import { LoadFailure, Loading } from '../kit/feedback/load-failure.tsx'
import { isReachable } from '../kit/feedback/reachable.ts'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { useTexts } from '../kit/texts/texts.ts'
import { titleAt } from './sections.ts'

function Message({ about }: { about: 'notFound' | 'forbidden' }) {
  const { t } = useTexts()
  return (
    <PageFrame title={t(`${about}.title`)}>
      <p>{t(`${about}.text`)}</p>
      <p>
        <Link to="/">{t('notFound.home')}</Link>
      </p>
    </PageFrame>
  )
}

export const NotFoundScreen = () => <Message about="notFound" />

/** The address exists, but the caller lacks the permission. */
export const ForbiddenScreen = () => <Message about="forbidden" />

function useTitle(): string {
  const { t } = useTexts()
  return t(titleAt(useLocation().pathname))
}

export function ScreenLoading() {
  return (
    <PageFrame title={useTitle()}>
      <Loading lines={10} />
    </PageFrame>
  )
}

/** SPEC §7: minimum time in ms between reloads because of missing code. */
const reloadPauseMs = 60_000

/**
 * A failed screen, or one whose code cannot be loaded; menu and header remain. The page is
 * reloaded, which also loads the screens of a new release, but only when the server is reachable:
 * otherwise the browser's error page would replace the back office.
 */
export function ScreenFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const [retrying, setRetrying] = useState(false)
  const reload = async (): Promise<void> => {
    setRetrying(true)
    if (await isReachable()) {
      writeSession(staffKeys.reloadedAt, Date.now())
      window.location.reload()
    }
    setRetrying(false)
  }
  const reloadByItself = (): void => {
    const last = Number(readSession(staffKeys.reloadedAt) ?? 0)
    if (Math.abs(Date.now() - last) >= reloadPauseMs) void reload()
  }
  useEffect(() => {
    if (isUnanswered(error)) reloadByItself()
  }, [error])
  return (
    <PageFrame title={useTitle()}>
      <LoadFailure
        error={error}
        onRetry={() => void reload()}
        onReachable={reloadByItself}
        retrying={retrying}
      />
    </PageFrame>
  )
}
