import { Rings } from "../../components/rings/rings";
import { useCompany } from "../../hooks/use-company";
import * as styles from "./years.module.css";

/** The stump disc with one ring for each year of experience, and what it means. */
export function Years({ caption }: { caption: string }) {
  const { experienceYears } = useCompany();
  return (
    <div className={styles.years}>
      <Rings label={experienceYears} />
      <p>{caption}</p>
    </div>
  );
}
