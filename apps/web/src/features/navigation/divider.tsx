import styles from './navigation.module.css';

export function Divider() {
  return <hr className={styles.divider} />;
}
