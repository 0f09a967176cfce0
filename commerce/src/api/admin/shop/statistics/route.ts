export { totals as GET } from '../../../../statistics/http/statistics'
