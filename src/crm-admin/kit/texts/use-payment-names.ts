import { useQuery } from '@tanstack/react-query'
import { paymentNames } from '../../../api-client/payments.ts'
import { useTexts } from './texts.ts'

/** Payment methods by their names in the shop; a code without a name is shown unchanged. */
export function usePaymentNames(): (code: string) => string {
  const { locale } = useTexts()
  const { data } = useQuery({
    queryKey: ['payment-names'],
    queryFn: ({ signal }) => paymentNames(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (code) => data?.get(code)?.[locale] ?? code
}
