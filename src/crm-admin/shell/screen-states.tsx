import { Link } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useTexts } from '../texts/texts.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageFrame } from './page-frame.tsx'

export function NotFoundScreen() {
  const { t } = useTexts()
  return (
    <PageFrame title={t('notFound.title')}>
      <p>{t('notFound.text')}</p>
      <p>
        <Link to="/">{t('notFound.home')}</Link>
      </p>
    </PageFrame>
  )
}

/** The address is right, and what is there is the work of others. */
export function ForbiddenScreen() {
  const { t } = useTexts()
  return (
    <PageFrame title={t('forbidden.title')}>
      <p>{t('forbidden.text')}</p>
      <p>
        <Link to="/">{t('notFound.home')}</Link>
      </p>
    </PageFrame>
  )
}

export function ScreenLoading() {
  return <Skeleton active paragraph={{ rows: 10 }} />
}

/** A screen that breaks, or whose code cannot be loaded, leaves the menu and the header standing. */
export function ScreenFailure() {
  return <LoadFailure error={null} onRetry={() => window.location.reload()} retrying={false} />
}
