import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { TextKey } from '../texts/texts.ts'
import {
  ClubsIcon,
  DashboardIcon,
  DeliveryIcon,
  OrdersIcon,
  PartnersIcon,
  PlacesIcon,
  ProductsIcon,
  ReviewsIcon,
  StockIcon,
  SupportsIcon,
  UsersIcon,
} from './icons.tsx'

export interface Section {
  label: TextKey
  to: NonNullable<LinkProps['to']>
  icon: ReactNode
}

/** Labels and order of SPEC §2, then what the shop has beside it. */
export const sections: readonly Section[] = [
  { label: 'menu.dashboard', to: '/', icon: <DashboardIcon /> },
  { label: 'menu.users', to: '/users', icon: <UsersIcon /> },
  { label: 'menu.products', to: '/products', icon: <ProductsIcon /> },
  { label: 'menu.orders', to: '/orders', icon: <OrdersIcon /> },
  { label: 'menu.clubs', to: '/clubs', icon: <ClubsIcon /> },
  { label: 'menu.supports', to: '/supports', icon: <SupportsIcon /> },
  { label: 'menu.distributors', to: '/distributor', icon: <PartnersIcon /> },
  { label: 'menu.places', to: '/places', icon: <PlacesIcon /> },
  { label: 'menu.stock', to: '/stock', icon: <StockIcon /> },
  { label: 'menu.delivery', to: '/delivery', icon: <DeliveryIcon /> },
  { label: 'menu.reviews', to: '/reviews', icon: <ReviewsIcon /> },
]
