import type { MemberTexts } from '../features/account/account.store.ts'
import { MemberFrame } from '../features/account/member-frame.tsx'
import { ProfilePanel } from '../features/account/profile-panel.tsx'
import { AddressBook } from '../features/address-book/address-book.tsx'
import type { BookTexts } from '../features/address-book/address-form.ts'
import { LikedProducts } from '../features/likes/liked-products.tsx'
import { OwnOrders } from '../features/order/mine/my-orders.island.tsx'
import type { MemberOrderTexts } from '../features/order/mine/order-texts.ts'
import { ViewedList } from '../features/viewed/viewed-list.tsx'
import { MembersOnly } from '../forms/members-only.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import type { Texts } from '../i18n/catalogues.ts'
import type { Locale } from '../i18n/locale.ts'
import { Loading } from '../ui/load-states.tsx'

interface MemberAreaProps {
  locale: Locale
  texts: {
    member: MemberTexts
    addresses: BookTexts
    orders: MemberOrderTexts
    goods: { card: Texts<'card'>; likes: Texts<'likes'>; viewed: Texts<'viewed'> }
  }
}

/** An island, because only the browser knows the member; it is the page's only content. */
export function MemberArea({ locale, texts }: MemberAreaProps) {
  const { member: t, addresses, orders, goods } = texts
  const waiting = (
    <>
      <h1>{t.title}</h1>
      <Loading words={t.opening} />
    </>
  )
  return (
    <div data-island="member-area" data-ready={useHydrated() ? '' : undefined}>
      <MembersOnly locale={locale} texts={t} waiting={waiting}>
        {(member) => (
          <MemberFrame
            key={member.id}
            member={member}
            texts={t}
            panels={{
              tab1: <ProfilePanel locale={locale} texts={t} />,
              tab2: <OwnOrders level={2} locale={locale} texts={orders} />,
              tab4: <AddressBook member={member} texts={addresses} />,
              tab5: <ViewedList locale={locale} texts={goods} />,
              tab6: <LikedProducts locale={locale} texts={goods} />,
            }}
          />
        )}
      </MembersOnly>
    </div>
  )
}
