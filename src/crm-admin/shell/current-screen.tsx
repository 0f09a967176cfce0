import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { DashboardScreen } from '../dashboard/dashboard-screen.tsx'
import { Link } from '../routing/navigation.tsx'
import { paths, type StaffRoute } from '../routing/routes.ts'
import type { StaffProfile } from '../session/access.ts'
import { useTexts } from '../texts/texts.ts'
import { ScreenBoundary } from './load-failure.tsx'
import { PageFrame } from './page-frame.tsx'

function NotFoundScreen() {
  const { t } = useTexts()
  return (
    <PageFrame title={t('notFound.title')}>
      <p>{t('notFound.text')}</p>
      <p>
        <Link href={paths.dashboard()}>{t('notFound.home')}</Link>
      </p>
    </PageFrame>
  )
}

const OrderListScreen = lazy(() =>
  import('../orders/order-list-screen.tsx').then((module) => ({ default: module.OrderListScreen })),
)
const OrderScreen = lazy(() =>
  import('../orders/order-screen.tsx').then((module) => ({ default: module.OrderScreen })),
)

interface CurrentScreenProps {
  route: StaffRoute
  profile: StaffProfile
}

function screenOf({ route, profile }: CurrentScreenProps) {
  switch (route.name) {
    case 'dashboard':
      return <DashboardScreen name={profile.name} />
    case 'orders':
      return <OrderListScreen />
    case 'order':
      return <OrderScreen key={route.id} id={route.id} />
    case 'not-found':
      return <NotFoundScreen />
  }
}

/** Screens beyond the first load when they are gone to. */
export function CurrentScreen(props: CurrentScreenProps) {
  return (
    <ScreenBoundary key={props.route.name}>
      <Suspense fallback={<Skeleton active />}>{screenOf(props)}</Suspense>
    </ScreenBoundary>
  )
}
