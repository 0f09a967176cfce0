export { products as GET } from '../../../../../statistics/http/statistics'
