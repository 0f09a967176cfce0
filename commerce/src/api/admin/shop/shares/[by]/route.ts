export { shares as GET } from '../../../../../statistics/http/statistics'
