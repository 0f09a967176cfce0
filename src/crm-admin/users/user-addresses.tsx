import type { User } from '@nas/contract/user'
import { formatPhone } from '@nas/domain/contact'
import { useQuery } from '@tanstack/react-query'
import { LoadedPanel } from '../shell/loaded-panel.tsx'
import { addressesOfOptions } from './user-queries.ts'
import { useUserTexts } from './user-texts.ts'

export function UserAddresses({ user }: { user: User }) {
  const { t } = useUserTexts()
  const query = useQuery(addressesOfOptions(String(user.id)))
  return (
    <LoadedPanel title={t('addresses')} query={query}>
      {(addresses) =>
        addresses.length === 0 ? (
          <p>{t('noAddresses')}</p>
        ) : (
          <ul className="crm-plain crm-record-list">
            {addresses.map(
              ({ id, attributes: { name, phone, address, ward, district, province } }) => (
                <li key={id}>
                  <p>
                    <strong>{name}</strong>
                    {phone && <> · {formatPhone(phone)}</>}
                  </p>
                  <p>{[address, ward, district, province].filter(Boolean).join(', ')}</p>
                </li>
              ),
            )}
          </ul>
        )
      }
    </LoadedPanel>
  )
}
