import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api-client/api.ts'

/**
 * The jobs of this member of staff as received at the start. The code that reads and shows jobs is
 * loaded only if there are any, because every first screen asks and few have jobs.
 */
export const anyJobOptions = queryOptions({
  queryKey: ['staffjobs', 'any'],
  queryFn: async ({ signal }): Promise<readonly unknown[]> => {
    const { data } = Object(await api.get('/api/app/staffjobs', {}, signal))
    return Array.isArray(data) ? data : []
  },
})
