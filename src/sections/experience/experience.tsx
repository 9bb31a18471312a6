import { Rings } from "../../components/rings/rings";
import { useCompany } from "../../hooks/use-company";
import * as styles from "./experience.module.css";

/** The tree stump with one ring for each year of experience, and a caption. */
export function Experience({ caption }: { caption: string }) {
  const { experienceYears } = useCompany();
  return (
    <div className={styles.experience}>
      <Rings label={experienceYears} />
      <p>{caption}</p>
    </div>
  );
}
