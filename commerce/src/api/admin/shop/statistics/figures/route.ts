export { figures as GET } from '../../../../../statistics/http/statistics'
