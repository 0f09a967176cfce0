import {
  longestBusinessAddress,
  longestCompany,
  longestOccupation,
  longestPlace,
} from '@nas/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { distributorOptions } from './request-lists.ts'
import { useRequestTexts } from './request-parts.tsx'
import { RequestScreen } from './request-screen.tsx'

/** In the order of the screen. */
const limits = {
  occupation: { longest: longestOccupation, required: true },
  company: { longest: longestCompany },
  address: { longest: longestBusinessAddress, required: true },
  ward: { longest: longestPlace },
  district: { longest: longestPlace },
  province: { longest: longestPlace },
}
const names = Object.keys(limits) as (keyof typeof limits)[]

/** /crm-admin/distributor/$requestId */
export function DistributorScreen() {
  const id = Number(useParams({ from: '/distributor/$requestId' }).requestId)
  const { t } = useRequestTexts()
  return (
    <RequestScreen
      resource="distributors"
      id={id}
      list="/distributor"
      query={useQuery(distributorOptions(id))}
      facts={(request) => names.map((name) => [t(name), request[name] || t('none')])}
      fields={names.map((name) => ({ kind: 'line', name, label: t(name), ...limits[name] }))}
    />
  )
}
