export { chart as GET } from '../../../../../statistics/http/statistics'
