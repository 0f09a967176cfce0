import type { User } from '@nas/contract/user'
import { formatDate } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { lazy, useState } from 'react'
import { LateOverlay } from '../../kit/feedback/late-overlay.tsx'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import {
  columnWidths,
  type ListColumn,
  type ListView,
  optionsOf,
} from '../../kit/list/list-view.ts'
import { ColourTag } from '../../kit/values/colour-tag.tsx'
import { Phone } from '../../kit/values/phone.tsx'
import { useMay } from '../../shell/use-may.ts'
import { providers, roleTypes, userList } from './user-list.ts'
import { personName, useUserTexts } from './user-texts.ts'

const InviteDialog = lazy(() =>
  import('./invite-dialog.tsx').then((module) => ({ default: module.InviteDialog })),
)

function InviteStaff() {
  const { t } = useUserTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('invite')}
      </Button>
      {open && (
        <LateOverlay open>
          <InviteDialog onClose={() => setOpen(false)} />
        </LateOverlay>
      )}
    </>
  )
}

const open = ({ id }: User) => ({ to: '/users/$userId', params: { userId: String(id) } }) as const

const orderCount = ({ purchases }: User) => purchases?.orders ?? 0
const spent = ({ purchases }: User) => formatPrice(purchases?.spent ?? 0)

/** /crm-admin/users */
export function UserListScreen() {
  const { t } = useUserTexts()
  const labels = useUserLabels()
  const may = useMay()
  const columns: ListColumn<User>[] = [
    {
      key: 'fullname',
      title: t('fullname'),
      sort: 'fullname',
      opens: true,
      width: 11,
      grow: true,
      render: personName,
    },
    { key: 'phone', title: t('phone'), as: 'phone' },
    { key: 'email', title: t('email'), sort: 'email', width: 12, grow: true },
    { key: 'role', title: t('role'), width: 9.8, render: labels.role },
    { key: 'blocked', title: t('blocked'), width: 5, render: (user) => <BlockedTag user={user} /> },
    { key: 'orders', title: t('orders'), align: 'right', width: 5.2, render: orderCount },
    { key: 'spent', title: t('spent'), align: 'right', width: columnWidths.amount, render: spent },
    {
      key: 'lastOrder',
      title: t('lastOrder'),
      width: 8.1,
      render: ({ purchases }) => (purchases?.last_order ? formatDate(purchases.last_order) : ''),
    },
    { key: 'username', title: t('username'), sort: 'username', optional: true, width: 10 },
    { key: 'provider', title: t('provider'), optional: true, width: 9, render: labels.provider },
    {
      key: 'id',
      title: t('id'),
      sort: 'id',
      optional: true,
      width: 9,
      render: ({ id }) => String(id),
    },
  ]
  const view: ListView<User> = {
    spec: userList,
    title: t('title'),
    searchHint: t('searchHint'),
    columns,
    filters: [
      {
        name: 'role',
        label: t('role'),
        options: optionsOf(roleTypes, (role) => t(`role.${role}`)),
      },
      {
        name: 'provider',
        label: t('provider'),
        options: optionsOf(providers, (value) => t(`provider.${value}`)),
      },
      {
        name: 'blocked',
        label: t('blocked'),
        options: optionsOf(['true', 'false'], (v) => t(v === 'true' ? 'blocked' : 'notBlocked')),
      },
    ],
    nameOf: ({ username }) => username,
    open,
    card: (user) => (
      <>
        <div className="crm-row crm-ends">
          <Link {...open(user)} className="crm-box-link">
            {personName(user)}
          </Link>
          <span>{labels.role(user)}</span>
        </div>
        <p>
          {user.email} <BlockedTag user={user} />
        </p>
        {user.phone && (
          <p>
            <Phone number={user.phone} />
          </p>
        )}
        <div className="crm-row crm-ends">
          <span>
            {t('orders')}: {orderCount(user)}
          </span>
          <strong>{spent(user)}</strong>
        </div>
      </>
    ),
    empty: t('empty'),
    tools: may('staff') && <InviteStaff />,
  }
  return <ListScreen view={view} />
}

function BlockedTag({ user: { blocked } }: { user: User }) {
  const { t } = useUserTexts()
  return blocked && <ColourTag colour="red">{t('blocked')}</ColourTag>
}

export function useUserLabels() {
  const { t } = useUserTexts()
  return {
    role: ({ role }: User) => {
      const held = (role?.duties ?? []).map((role) => t(`duty.${role}`))
      return role && [t(`role.${role.type}`), ...held].join(', ')
    },
    provider: ({ provider }: User) => {
      const known = providers.find((one) => one === provider)
      return known ? t(`provider.${known}`) : provider
    },
  }
}
