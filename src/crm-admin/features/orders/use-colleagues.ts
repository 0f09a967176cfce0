import { listColleagues } from '@nas/contract/order-notes/operations'
import { useQuery } from '@tanstack/react-query'
import { runOperation } from '../../../api-client/run-operation.ts'

/** The staff who may be in charge of orders. */
export function useColleagues() {
  const { data = [] } = useQuery({
    queryKey: ['colleagues'],
    queryFn: () => runOperation(listColleagues, {}),
    staleTime: 5 * 60_000,
  })
  return data
}
