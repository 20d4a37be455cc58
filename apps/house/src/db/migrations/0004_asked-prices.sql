ALTER TABLE "bet_selections" ADD COLUMN "asked" bigint;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "custom_asked" bigint;