import type { User } from '@nas/contract/user'
import { formatPhone } from '@nas/domain/contact'
import { formatDate } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { Link } from '@tanstack/react-router'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListColumn, ListView } from '../list/list-view.ts'
import { useMay } from '../session/use-may.ts'
import { ColourTag } from '../shell/colour-tag.tsx'
import { InviteStaff } from './invite-staff.tsx'
import { providers, roleTypes, userList } from './user-list.ts'
import { useUserTexts } from './user-texts.ts'

const open = ({ id }: User) => ({ to: '/users/$userId', params: { userId: String(id) } }) as const

/** /crm-admin/users */
export function UserListScreen() {
  const { t, locale } = useUserTexts()
  const labels = useUserLabels()
  const may = useMay()
  const columns: ListColumn<User>[] = [
    {
      key: 'id',
      title: t('id'),
      sort: 'id',
      render: (user) => (
        <Link {...open(user)} className="crm-ellipsis crm-narrow" title={String(user.id)}>
          {user.id}
        </Link>
      ),
    },
    {
      key: 'username',
      title: t('username'),
      sort: 'username',
      render: ({ username }) => (
        <span className="crm-ellipsis crm-narrow" title={username}>
          {username}
        </span>
      ),
    },
    {
      key: 'fullname',
      title: t('fullname'),
      sort: 'fullname',
      width: 180,
      wrap: true,
      render: ({ fullname }) => fullname ?? '',
    },
    { key: 'role', title: t('role'), render: labels.role },
    {
      key: 'email',
      title: t('email'),
      sort: 'email',
      render: ({ email }) => (
        <span className="crm-ellipsis" title={email}>
          {email}
        </span>
      ),
    },
    {
      key: 'phone',
      title: t('phone'),
      render: ({ phone }) => <span className="crm-nowrap">{phone && formatPhone(phone)}</span>,
    },
    { key: 'provider', title: t('provider'), render: labels.provider },
    {
      key: 'orders',
      title: t('orders'),
      align: 'right',
      render: ({ purchases }) => purchases?.orders ?? 0,
    },
    {
      key: 'spent',
      title: t('spent'),
      align: 'right',
      render: ({ purchases }) => formatPrice(purchases?.spent ?? 0, locale),
    },
    {
      key: 'lastOrder',
      title: t('lastOrder'),
      render: ({ purchases }) => (
        <span className="crm-nowrap">
          {purchases?.last_order ? formatDate(purchases.last_order) : ''}
        </span>
      ),
    },
    { key: 'blocked', title: t('blocked'), render: (user) => <BlockedTag user={user} /> },
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
        options: roleTypes.map((value) => ({ value, label: t(`role.${value}`) })),
      },
      {
        name: 'provider',
        label: t('provider'),
        options: providers.map((value) => ({ value, label: t(`provider.${value}`) })),
      },
      {
        name: 'blocked',
        label: t('blocked'),
        options: [
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ],
      },
    ],
    keyOf: ({ id }) => id,
    nameOf: ({ username }) => username,
    open,
    card: (user) => (
      <>
        <div className="crm-card-row">
          <Link {...open(user)} className="crm-box-link">
            {user.fullname || user.username}
          </Link>
          <span>{labels.role(user)}</span>
        </div>
        <p>
          {user.email}
          {user.phone && <span className="crm-nowrap"> · {formatPhone(user.phone)}</span>}{' '}
          <BlockedTag user={user} />
        </p>
        <div className="crm-card-row">
          <span>
            {t('orders')}: {user.purchases?.orders ?? 0}
          </span>
          <strong>{formatPrice(user.purchases?.spent ?? 0, locale)}</strong>
        </div>
      </>
    ),
    empty: t('empty'),
    tools: may('staff') && <InviteStaff />,
    exported: true,
  }
  return <ListScreen view={view} />
}

function BlockedTag({ user: { blocked } }: { user: User }) {
  const { t } = useUserTexts()
  return blocked && <ColourTag colour="red">{t('blocked')}</ColourTag>
}

/** What the role and the way to sign in of a user are called. */
export function useUserLabels() {
  const { t } = useUserTexts()
  return {
    role: ({ role }: User) => {
      const held = (role?.duties ?? []).map((duty) => t(`duty.${duty}`))
      return role && (held.length > 0 ? held.join(', ') : t(`role.${role.type}`))
    },
    provider: ({ provider }: User) => {
      const known = providers.find((one) => one === provider)
      return known ? t(`provider.${known}`) : provider
    },
  }
}
