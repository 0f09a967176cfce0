import { useStore } from '@nanostores/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Empty, Grid, Skeleton } from 'antd'
import { Pager } from '../list/pager.tsx'
import { $location, navigate } from '../routing/navigation.tsx'
import { paths } from '../routing/routes.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import listCss from '../styles/list.css?inline'
import { Styles } from '../styles/styles.tsx'
import { useTexts } from '../texts/texts.ts'
import { OrderCards } from './order-cards.tsx'
import { ClearFilters, OrderFilters } from './order-filters.tsx'
import { type OrderListQuery, readOrderListQuery } from './order-list-query.ts'
import { orderListOptions } from './order-queries.ts'
import { OrderTable } from './order-table.tsx'
import type { OrderPage } from './orders.api.ts'

/** /crm-admin/orders: page, state and search live in the address. */
export function OrderListScreen() {
  const { t } = useTexts()
  const query = readOrderListQuery(useStore($location).search)
  const list = useQuery({ ...orderListOptions(query), placeholderData: keepPreviousData })
  return (
    <PageFrame
      title={t('orders.title')}
      crumbs={[{ label: t('dashboard.title'), href: paths.dashboard() }]}
    >
      <Styles name="list" css={listCss} />
      <OrderFilters
        query={query}
        onState={(state) => navigate(paths.orders({ ...query, state, page: 1 }))}
        // Every pause in typing would else be a step to go back.
        onSearch={(search) =>
          navigate(paths.orders({ ...query, search, page: 1 }), { replace: true })
        }
      />
      {list.isError && (
        <LoadFailure error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      )}
      {list.isPending && <Skeleton active paragraph={{ rows: 10 }} title={false} />}
      {list.data !== undefined && (
        <Orders query={query} page={list.data} loading={list.isPlaceholderData} />
      )}
    </PageFrame>
  )
}

interface OrdersProps {
  query: OrderListQuery
  page: OrderPage
  loading: boolean
}

function Orders({ query, page: { orders, total, pageCount }, loading }: OrdersProps) {
  const { t } = useTexts()
  const isNarrow = !(Grid.useBreakpoint().md ?? true)
  return (
    <>
      <p className="crm-count" role="status">
        {t('orders.total', { count: total })}
      </p>
      {orders.length === 0 ? (
        <NoOrders query={query} total={total} />
      ) : isNarrow ? (
        <OrderCards orders={orders} loading={loading} />
      ) : (
        <OrderTable orders={orders} loading={loading} />
      )}
      <Pager
        page={query.page}
        pageCount={pageCount}
        hrefOf={(page) => paths.orders({ ...query, page })}
      />
    </>
  )
}

function NoOrders({ query, total }: { query: OrderListQuery; total: number }) {
  const { t } = useTexts()
  if (total > 0) return <Empty description={t('orders.emptyPage', { page: query.page })} />
  if (query.state === null && query.search === '') {
    return <Empty description={t('orders.emptyTitle')} />
  }
  return (
    <Empty
      description={
        <>
          <strong>{t('orders.emptyFilteredTitle')}</strong>
          <br />
          {t('orders.emptyFilteredText')}
        </>
      }
    >
      <ClearFilters onClear={() => navigate(paths.orders())} />
    </Empty>
  )
}
