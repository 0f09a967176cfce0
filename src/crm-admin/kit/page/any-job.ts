import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api-client/api.ts'

/**
 * The jobs of this member of staff as they were received at the start. What reads and shows jobs is
 * loaded once there is one, because every first screen asks and few have any.
 */
export const anyJobOptions = queryOptions({
  queryKey: ['staffjobs', 'any'],
  queryFn: async ({ signal }): Promise<readonly unknown[]> => {
    const { data } = Object(await api.get('/api/app/staffjobs', {}, signal))
    return Array.isArray(data) ? data : []
  },
})
